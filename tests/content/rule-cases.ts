import type { TeamHours } from '../../content/model/booking-rules.ts'
import type { Draft } from './draft.ts'

type Edit = (draft: Draft) => unknown
/** A rule: an edit that breaks it, the expected message, and a similar edit that does not break it. */
type RuleCase = readonly [rule: string, wrong: Edit, says: RegExp, right?: Edit]

const seo = '/services/nonprofit-seo'
const ads = '/services/google-ads-nonprofits'
const guide = '/blog/how-to-write-meeting-minutes-free-templates'

const set = (target: object | undefined, fields: object) => Object.assign(target ?? {}, fields)
const page = (fields: object) => (d: Draft) => set(d.page(seo), fields)
const head = (fields: object) => (d: Draft) => set(d.page(seo).seo, fields)
const hero =
  (fields: object, path = seo) =>
  (d: Draft) =>
    set(d.page(path).hero, fields)
const action = (fields: object) => (d: Draft) => set(d.page(seo).hero.actions, { 0: fields })
const detail = (fields: object) => (d: Draft) => set(d.section(seo, 'serviceDetails').items[0], fields)
const metric = (key: string, fields: object) => (d: Draft) => set(d.metrics[key], fields)
const booking = (fields: object) => (d: Draft) => set(d.bookingRules, fields)
const zone = (fields: object) => (d: Draft) => set(d.bookingRules.timeZones[0], fields)
const site = (fields: object) => (d: Draft) => set(d.site, fields)
const route = (path: string, fields: object) => (d: Draft) => set(d.routes[path], fields)
const released = (path: string) => (d: Draft) => (d.releasedRoutes as string[]).push(path)
const redirect = (from: string, to: string) => (d: Draft) =>
  (d.redirects as { from: string; to: string }[]).push({ from, to })
const both = (first: Edit, second: Edit) => (d: Draft) => [first(d), second(d)]

const teamHours = (changes: Partial<TeamHours>) => (d: Draft) =>
  set(d.modules['content/booking-rules.ts'], {
    teamHours: {
      timeZone: 'America/Chicago',
      hours: [{ days: [1], from: '09:00', until: '12:00' }],
      ...changes,
    },
  })

const cases: Record<string, readonly RuleCase[]> = {
  'form and references': [
    [
      'a field that is missing',
      (d) => delete (d.page(seo) as { summary?: string }).summary,
      /nonprofit-seo\.ts: : has no summary/,
    ],
    ['an unknown field', page({ tittle: 'SEO' }), /has an unknown field “tittle”/],
    [
      'a text that is too long',
      head({ title: 'Search engine optimization for nonprofits and for their many friends' }),
      /seo\.title: is 68 characters long/,
    ],
    ['an icon that does not exist', detail({ icon: 'sproutt' }), /“sproutt”, which is not an icon/],
  ],
  figures: [
    [
      'a goal declared as a rule',
      metric('organizationsServed', { claim: 'rule', source: 'Our own count' }),
      /organizationsServed\.claim: is “rule”, but only times can be rules/,
    ],
    [
      'a goal presented as a result',
      hero({ text: 'We have served {organizationsServed} organizations.' }),
      /presents the goal \{organizationsServed\} as a result/,
      hero({ text: 'Our goal is to serve {organizationsServed} organizations.' }),
    ],
    [
      'a figure of another case',
      hero({ text: 'Traffic grew by {caseTraffic}.' }, '/impact-stories/black-star'),
      /not a figure of this case/,
    ],
  ],
  'booking rules and reminders': [
    ['hours that end before they begin', booking({ endHour: 9 }), /endHour: is 9, not after firstHour, 9/],
    ['a zone that does not exist', zone({ id: 'America/Nowhere' }), /not a time zone/],
    [
      'a zone name that does not apply all year',
      zone({ label: 'Eastern Daylight Time' }),
      /applies all year/,
    ],
    [
      'the labels of two zones swapped',
      ({ bookingRules: { timeZones } }) => [
        set(timeZones[0], { label: 'Central Time' }),
        set(timeZones[1], { label: 'Eastern Time' }),
      ],
      /“Central Time”, which is the name of America\/Chicago/,
    ],
    [
      'team hours too short for a call',
      teamHours({ hours: [{ days: [1], from: '09:00', until: '09:30' }] }),
      /teamHours\.hours\[0\]\.until: is 09:30, too soon after 09:00/,
      teamHours({ hours: [{ days: [1], from: '22:00', until: '24:00' }] }),
    ],
    [
      'a day off that does not exist',
      teamHours({ daysOff: [{ from: '2027-02-29' }] }),
      /daysOff\[0\]\.from: is 2027-02-29, which does not exist/,
      teamHours({ daysOff: [{ from: '2028-02-29', until: '2028-03-01' }] }),
    ],
    [
      'a day off that is over',
      teamHours({ daysOff: [{ from: '2020-12-24', until: '2020-12-26' }] }),
      /daysOff\[0\]\.from: is 2020-12-24, which is over/,
    ],
    [
      'days off that end before they begin',
      teamHours({ daysOff: [{ from: '2027-03-02', until: '2027-03-01' }] }),
      /until: is 2027-03-01, before 2027-03-02/,
    ],
  ],
  'pages and routes': [
    [
      'a page that does not end with a call to action',
      (d) => d.page(seo).sections.pop(),
      /sections\[\d+\]\.kind: is “.*”, but this page ends with a callToAction/,
    ],
    [
      'a page without a route',
      (d) => delete (d.routes as Record<string, unknown>)['/contact'],
      /pages\.ts: \['\/contact'\]: has no route/,
    ],
    ['a parent that is not a page', route('/who-we-help', { parent: '/nowhere' }), /which is not a page/],
    [
      'a released path that no longer exists',
      released('/old-page'),
      /was released but no longer exists/,
      both(released('/old-page'), redirect('/old-page', '/services')),
    ],
    ['a redirect from a page', redirect('/contact', '/'), /which is a page/],
    ['a menu that is missing', (d) => (d.dropDowns as unknown[]).pop(), /has no “resources”/],
    [
      'a legal page that is not listed',
      (d) => (d.legalPages as unknown[]).pop(),
      /does not list \/ethical-guidelines/,
    ],
    ['an anchor of the layout', (d) => set(d.page(seo).sections[0], { id: 'main' }), /page layout uses/],
    ['a future date', (d) => set(d.page(guide), { updated: '2030-01-01' }), /is in the future/],
    [
      'a hard-coded provider’s name',
      (d) => d.sources.set('content/words.ts', `// ${d.site.name}`),
      /has the provider’s name/,
    ],
    ['a mail domain that is not public', site({ email: 'hello@localhost' }), /email: is “hello@localhost”/],
    ['an invalid phone number', site({ phone: '+1 (212) 736-500' }), /not a valid number/],
  ],
  'links, buttons and duplicates': [
    [
      'a link that does not name its target',
      action({ label: 'Read more', to: '/challenges', variant: 'link' }),
      /says “Read more”, which does not say where it leads/,
    ],
    [
      'a link to the page itself',
      (d) => set(d.section('/services', 'pageLinks').groups[0]?.pages, ['/services']),
      /the page itself/,
    ],
    [
      'the same target twice in a section',
      (d) => {
        const pages = d.section('/services', 'pageLinks').groups[0]?.pages as string[]
        pages.push(pages[0] ?? '')
      },
      /which this section already links to/,
    ],
    [
      'a tag that does not match its label',
      action({ tag: 'free-audit', label: 'Talk to our team' }),
      /the tag “free-audit” says “Get Free Website Audit”/,
      action({ tag: 'fundraising-audit', label: 'Get a Fundraising Audit' }),
    ],
    [
      'a heading twice on a page',
      (d) => set(d.page(seo).sections[1], { heading: d.page(seo).sections[0]?.heading }),
      /is the same heading as sections\[0\]/,
    ],
    [
      'a title of another page',
      (d) => set(d.page(seo).seo, { title: d.page(ads).seo.title }),
      /is also the title of/,
    ],
  ],
}

export const ruleCases = Object.entries(cases).flatMap(([group, list]) =>
  list.map(([rule, wrong, says, right]) => [`${group}: ${rule}`, { wrong, says, right }] as const),
)
