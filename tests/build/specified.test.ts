import { expect, test } from 'vitest'
import { bookingRules } from '../../content/booking-rules.ts'
import { documents, everyDocument, folded, notFoundPath } from './built-site.ts'

/*
 * The texts and links that the specification wants in the header, in the footer and on each page, word for word. What
 * only a script shows (dialogs, the wizard's later steps) is in the tests of those.
 */

type Link = readonly [href: string, text?: string]
type Specified = { texts?: readonly (string | RegExp)[]; links?: readonly Link[] }

const services = {
  digital: [
    'nonprofit-seo',
    'google-ads-nonprofits',
    'landing-page-optimization',
    'crm-nonprofits',
    'nonprofit-strategy',
  ],
  fundraising: [
    'corporate-sponsorship',
    'fundraising-systems',
    'volunteer-youth-outreach',
    'fundraising-visibility',
    'fundraising-execution',
  ],
}
const linksTo = (names: readonly string[]): Link[] => names.map((name) => [`/services/${name}`])
const serviceLinks = [...linksTo(services.digital), ...linksTo(services.fundraising)]
const bookCall: Link = ['/schedule', 'Book Your Free Strategy Call']
const audit: Link = ['/contact', 'Get a Fundraising Audit']
const learnMore = { texts: Array.from({ length: 4 }, () => 'Learn More') }

/** On every page. */
const frame: Record<string, Specified> = {
  header: {
    texts: ['Digital Marketing', 'Fundraising & Growth', 'Resources'],
    links: [
      ['/', 'Home'],
      ['/who-we-help'],
      ['/impact-stories'],
      ['/our-mission'],
      ...serviceLinks,
      ['/resources/meeting-minutes-template'],
      audit,
      bookCall,
    ],
  },
  footer: {
    texts: ['worldwide', /goal.*50\+ organizations served/i],
    links: [...serviceLinks, ['/privacy-policy'], ['/terms-of-service'], ['/ethical-guidelines']],
  },
}

/** In the main element of a page. */
const pages: Record<string, Specified> = {
  '/': { links: [bookCall] },
  '/schedule': {
    texts: [
      'Schedule Your Strategy Call',
      `Book a ${bookingRules.lengthMinutes}-minute consultation with our team`,
      ...['Contact', 'Date', 'Time', 'Confirm'],
      ...['First Name', 'Last Name', 'Email', 'Phone', 'Organization', 'Timezone'],
      'Continue to Date Selection',
    ],
  },
  '/who-we-help': {
    texts: ['50+', '$2M+', '125%+', '150%', 'Get Found', 'Convert Visitors', 'Sustain Growth'],
    links: [
      ['/nonprofit-organizations'],
      ['/islamic-organizations'],
      ['/climate-initiatives'],
      ['/impact-stories'],
    ],
  },
  '/impact-stories': { links: [['/impact-stories/black-star'], ['/impact-stories/securing-degrees']] },
  '/impact-stories/black-star': { links: [['/schedule'], audit] },
  '/impact-stories/securing-degrees': { links: [['/schedule']] },
  '/challenges': { links: [['/']] },
  '/resources/meeting-minutes-template': {
    texts: ['Meeting Minutes Templates & Guide'],
    links: [
      ['/', 'Home'],
      ['/resources', 'Resources'],
      ['/meeting-minutes-template.pdf', 'Download Free Template'],
      ['/meeting-minutes-complete-package.pdf', 'Download Complete Package'],
    ],
  },
  '/blog/how-to-write-meeting-minutes-free-templates': {
    links: [['/resources/meeting-minutes-template'], ['/contact']],
  },
  [notFoundPath]: { texts: ['Oops! Page not found'], links: [['/', 'Return to Home']] },
  ...Object.fromEntries(services.digital.map((name) => [`/services/${name}`, learnMore])),
}

/** What of it is missing in an element of a document. A text that is listed four times must be there four times. */
function missing(path: string, selector: string, { texts = [], links = [] }: Specified) {
  const element = documents.get(path)?.root.querySelector(selector)
  let text = folded(element?.textContent ?? '')
  const found = element
    ?.querySelectorAll('a')
    .map((link) => [link.getAttribute('href'), folded(link.textContent)])
  const lostTexts = texts.filter((each) => {
    const had = typeof each === 'string' ? text.includes(each) : each.test(text)
    text = text.replace(each, '')
    return !had
  })
  const lostLinks = links.filter(
    ([href, words = '']) =>
      !found?.some(([to, said]) => to?.replace(/[?#].*/, '') === href && said?.includes(words)),
  )
  return [...lostTexts, ...lostLinks]
}

test.each(everyDocument)('%s has what the header and the footer must have', (path) => {
  for (const [selector, specified] of Object.entries(frame))
    expect(missing(path, `body > ${selector}`, specified), selector).toEqual([])
})

test.each(Object.entries(pages))('%s has its own texts and links', (path, specified) => {
  expect(missing(path, 'main', specified)).toEqual([])
})
