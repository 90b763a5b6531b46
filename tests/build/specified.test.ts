import { expect, test } from 'vitest'
import { documents, folded } from './built-site.ts'

/*
 * The texts and links that the specification wants on pages that have no tree in visual-baselines/pages. The trees also
 * have the header and the footer.
 */

type Link = readonly [href: string, text?: string]
type Specified = { texts?: readonly string[]; links?: readonly Link[] }

const digitalServices = [
  'nonprofit-seo',
  'google-ads-nonprofits',
  'landing-page-optimization',
  'crm-nonprofits',
  'nonprofit-strategy',
]
const audit: Link = ['/contact', 'Get a Fundraising Audit']
const learnMore = { texts: Array.from({ length: 4 }, () => 'Learn More') }

/** In the main element of a page. */
const pages: Record<string, Specified> = {
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
  '/blog/how-to-write-meeting-minutes-free-templates': {
    links: [['/resources/meeting-minutes-template'], ['/contact']],
  },
  ...Object.fromEntries(digitalServices.map((name) => [`/services/${name}`, learnMore])),
}

/** What of it is missing in the main element of a document. A text that is listed four times must be there four times. */
function missing(path: string, { texts = [], links = [] }: Specified) {
  const element = documents.get(path)?.root.querySelector('main')
  let text = folded(element?.textContent ?? '')
  const found = element
    ?.querySelectorAll('a')
    .map((link) => [link.getAttribute('href'), folded(link.textContent)])
  const lostTexts = texts.filter((each) => {
    const had = text.includes(each)
    text = text.replace(each, '')
    return !had
  })
  const lostLinks = links.filter(
    ([href, words = '']) =>
      !found?.some(([to, said]) => to?.replace(/[?#].*/, '') === href && said?.includes(words)),
  )
  return [...lostTexts, ...lostLinks]
}

test.each(Object.entries(pages))('%s has its own texts and links', (path, specified) => {
  expect(missing(path, specified)).toEqual([])
})
