import type { TeamHours } from '../../content/model/booking-rules.ts'
import type { Draft } from './draft.ts'

/** Each rule about the project: a wrong edit, what the editor is told, and a right edit close to it. */
type RuleCase = { rule: string; wrong: (draft: Draft) => void; says: RegExp; right?: (draft: Draft) => void }

const seo = '/services/nonprofit-seo'
const ads = '/services/google-ads-nonprofits'
const islamic = '/islamic-organizations'
const guide = '/blog/how-to-write-meeting-minutes-free-templates'

const migration = (from: string, to: string) => (draft: Draft) => {
  const { surroundings } = draft
  if (!surroundings.migrations.includes(from)) throw new Error(`The migrations have no “${from}”`)
  surroundings.migrations = surroundings.migrations.replaceAll(from, to)
}

const teamHours = (changes: Partial<TeamHours>) => (d: Draft) =>
  Object.assign(d.modules['content/booking-rules.ts'] ?? {}, {
    teamHours: {
      timeZone: 'America/Chicago',
      hours: [{ days: [1], from: '09:00', until: '12:00' }],
      ...changes,
    },
  })

const cases: Record<string, readonly RuleCase[]> = {
  'form and references': [
    {
      rule: 'a field that is missing',
      wrong: (d) => delete (d.page(seo) as { summary?: string }).summary,
      says: /nonprofit-seo\.ts: : has no summary/,
    },
    {
      rule: 'a field that nothing reads',
      wrong: (d) => Object.assign(d.page(seo), { tittle: 'SEO' }),
      says: /has a field “tittle”, which nothing reads/,
    },
    {
      rule: 'a text that is too long',
      wrong: (d) => {
        d.page(seo).seo.title = 'Search engine optimization for nonprofits and for their many friends'
      },
      says: /seo\.title: is 68 characters long/,
      right: (d) => {
        d.page(seo).seo.title = 'Search engine optimization for nonprofits'
      },
    },
    {
      rule: 'a link to no page',
      wrong: (d) => Object.assign(d.routes[seo] ?? {}, { parent: '/nowhere' }),
      says: /parent: is \/nowhere, where no page is/,
    },
    {
      rule: 'an icon that does not exist',
      wrong: (d) => Object.assign(d.section(seo, 'serviceDetails').items[0] ?? {}, { icon: 'sproutt' }),
      says: /icon: is “sproutt”, which is no icon/,
      right: (d) => Object.assign(d.section(seo, 'serviceDetails').items[0] ?? {}, { icon: 'sprout' }),
    },
    {
      rule: 'a figure that does not exist',
      wrong: (d) => Object.assign(d.section('/who-we-help', 'metrics').metrics, ['nothing']),
      says: /metrics\[0\]: is “nothing”, which is no key/,
    },
  ],
  figures: [
    {
      rule: 'a unit that does not fit',
      wrong: (d) => Object.assign(d.metrics['callLength'] ?? {}, { unit: 'percent' }),
      says: /callLength\.unit: is “percent”/,
    },
    {
      rule: 'a fraction for percent',
      wrong: (d) => Object.assign(d.metrics['volunteerRetention'] ?? {}, { value: 0.85 }),
      says: /write 85 for 85 %/,
      right: (d) => Object.assign(d.metrics['volunteerRetention'] ?? {}, { value: 86 }),
    },
    {
      rule: 'a figure that is far too large',
      wrong: (d) => Object.assign(d.metrics['volunteerRetention'] ?? {}, { value: 850 }),
      says: /no share in percent is above 100/,
    },
    {
      rule: 'a sign that makes no sense',
      wrong: (d) => Object.assign(d.metrics['callLength'] ?? {}, { sign: 'atLeast' }),
      says: /sign: is “atLeast”/,
    },
    {
      rule: 'a goal called a rule',
      wrong: (d) =>
        Object.assign(d.metrics['organizationsServed'] ?? {}, { claim: 'rule', source: 'Our own count' }),
      says: /organizationsServed\.claim: is “rule”, but our own rules are times/,
    },
    {
      rule: 'a goal told as done',
      wrong: (d) => {
        d.page(seo).hero.lead = 'We have served {organizationsServed} organizations.'
      },
      says: /tells the goal \{organizationsServed\} as done/,
      right: (d) => {
        d.page(seo).hero.lead = 'Our goal is to serve {organizationsServed} organizations.'
      },
    },
    {
      rule: 'a figure of another case',
      wrong: (d) => {
        d.page('/impact-stories/black-star').hero.lead = 'Traffic grew by {caseTraffic}.'
      },
      says: /not a figure of this case/,
    },
  ],
  'booking rules, reminders and the database': [
    {
      rule: 'hours that the database refuses',
      wrong: (d) => Object.assign(d.bookingRules, { firstHour: 7 }),
      says: /firstHour: is 7, but the database has 9/,
    },
    {
      rule: 'hours that only the database takes',
      wrong: (d) => Object.assign(d.bookingRules, { endHour: 16 }),
      says: /endHour: is 16, but the database has 17/,
      right: (d) => {
        Object.assign(d.bookingRules, { endHour: 16 })
        migration('not between 8 and 17', 'not between 8 and 16')(d)
      },
    },
    {
      rule: 'days that only the database takes',
      wrong: (d) => Object.assign(d.bookingRules, { openWeekdays: [1, 2, 3, 4], maxDates: 8 }),
      says: /openWeekdays: is 1,2,3,4, but the database has 1,2,3,4,5/,
    },
    {
      rule: 'a database that cannot be compared',
      wrong: migration('extract(isodow', 'date_part(isodow'),
      says: /cannot be compared/,
    },
    {
      rule: 'a length other than the figure',
      wrong: (d) => Object.assign(d.bookingRules, { lengthMinutes: 30 }),
      says: /lengthMinutes: is 30, but callLength/,
    },
    {
      rule: 'more dates than open days',
      wrong: (d) => Object.assign(d.bookingRules, { maxDates: 14 }),
      says: /maxDates: is 14/,
      right: (d) => Object.assign(d.bookingRules, { maxDates: 9 }),
    },
    {
      rule: 'a zone that does not exist',
      wrong: (d) => Object.assign(d.bookingRules.timeZones[0] ?? {}, { id: 'America/Nowhere' }),
      says: /no time zone/,
      right: (d) => Object.assign(d.bookingRules.timeZones[0] ?? {}, { id: 'America/Detroit' }),
    },
    {
      rule: 'a zone named for half of the year',
      wrong: (d) => Object.assign(d.bookingRules.timeZones[0] ?? {}, { label: 'Eastern Daylight Time' }),
      says: /for the whole year/,
    },
    {
      rule: 'team hours too short for a call',
      wrong: teamHours({ hours: [{ days: [1], from: '09:00', until: '09:30' }] }),
      says: /teamHours\.hours\[0\]\.until: is 09:30, too soon after 09:00/,
      right: teamHours({ hours: [{ days: [1], from: '22:00', until: '24:00' }] }),
    },
    {
      rule: 'a day off that does not exist',
      wrong: teamHours({ daysOff: [{ from: '2027-02-29' }] }),
      says: /daysOff\[0\]\.from: is 2027-02-29, a day that no calendar has/,
      right: teamHours({ daysOff: [{ from: '2028-02-29', until: '2028-03-01' }] }),
    },
    {
      rule: 'days off that end before they begin',
      wrong: teamHours({ daysOff: [{ from: '2027-03-02', until: '2027-03-01' }] }),
      says: /until: is 2027-03-01, before 2027-03-02/,
    },
  ],
  'pages and routes': [
    {
      rule: 'a kind with another theme',
      wrong: (d) => Object.assign(d.page(seo), { theme: 'islamic' }),
      says: /theme: is “islamic”/,
    },
    {
      rule: 'a page without a route',
      wrong: (d) => delete (d.routes as Record<string, unknown>)['/contact'],
      says: /pages\.ts: \['\/contact'\]: has no route/,
    },
    {
      rule: 'a circle of parents',
      wrong: (d) => Object.assign(d.routes['/who-we-help'] ?? {}, { parent: '/challenges' }),
      says: /leads back to this page/,
    },
    {
      rule: 'a released address that leads nowhere',
      wrong: (d) => {
        ;(d.releasedRoutes as string[]).push('/old-page')
      },
      says: /was an address of a release/,
      right: (d) => {
        ;(d.releasedRoutes as string[]).push('/old-page')
        ;(d.redirects as { from: string; to: string }[]).push({ from: '/old-page', to: '/services' })
      },
    },
    {
      rule: 'a redirect from a page',
      wrong: (d) => (d.redirects as { from: string; to: string }[]).push({ from: '/contact', to: '/' }),
      says: /where a page is/,
    },
    {
      rule: 'a menu that is missing',
      wrong: (d) => (d.dropDowns as unknown[]).pop(),
      says: /has no “resources”/,
    },
    {
      rule: 'a legal page that is not listed',
      wrong: (d) => (d.legalPages as unknown[]).pop(),
      says: /lacks \/ethical-guidelines/,
    },
    {
      rule: 'an anchor of the frame',
      wrong: (d) => Object.assign(d.page(seo).sections[0] ?? {}, { id: 'main' }),
      says: /which the page’s frame uses/,
      right: (d) => Object.assign(d.page(seo).sections[0] ?? {}, { id: 'why-search' }),
    },
    {
      rule: 'a date in the future',
      wrong: (d) => Object.assign(d.page(guide), { updated: '2030-01-01' }),
      says: /has not come yet/,
      right: (d) => Object.assign(d.page(guide), { updated: '2026-11-22' }),
    },
    {
      rule: 'the provider’s name typed by hand',
      wrong: (d) => d.sources.set('content/words.ts', `// ${d.site.name}`),
      says: /has the provider’s name/,
    },
    {
      rule: 'a mail address nowhere',
      wrong: (d) => Object.assign(d.site, { email: 'hello@localhost' }),
      says: /email: is “hello@localhost”/,
      right: (d) => Object.assign(d.site, { email: 'hello@growth.org' }),
    },
    {
      rule: 'a phone number that nobody can call',
      wrong: (d) => Object.assign(d.site, { phone: '+1 (212) 736-500' }),
      says: /no phone can call/,
      right: (d) => Object.assign(d.site, { phone: '+1 (212) 736-5000' }),
    },
  ],
  'links, buttons and doubles': [
    {
      rule: 'one drawing on two pages',
      wrong: (d) => {
        d.page(ads).hero.artifact = structuredClone(d.page(seo).hero.artifact as object) as never
      },
      says: /hero\.artifact: is drawn in content\/services\/nonprofit-seo\.ts too/,
    },
    {
      rule: 'a link that names nothing',
      wrong: (d) => {
        d.page(seo).hero.actions[1] = { label: 'Read more', to: '/challenges', variant: 'link' }
      },
      says: /says “Read more”, which does not say where it leads/,
    },
    {
      rule: 'a link to the page itself',
      wrong: (d) => Object.assign(d.section('/services', 'pageLinks').groups[0]?.pages ?? [], ['/services']),
      says: /this page itself/,
    },
    {
      rule: 'one target twice in a section',
      wrong: (d) => {
        const pages = d.section('/services', 'pageLinks').groups[0]?.pages as string[]
        pages.push(pages[0] ?? '')
      },
      says: /to which this section links already/,
    },
    {
      rule: 'a tag that its label does not say',
      wrong: (d) => Object.assign(d.call(seo), { tag: 'free-audit', label: 'Talk to our team' }),
      says: /its tag “free-audit” is for a website audit/,
      right: (d) =>
        Object.assign(d.call(seo), { tag: 'fundraising-audit', label: 'Get a Fundraising Audit' }),
    },
    {
      rule: 'a label that says nothing',
      wrong: (d) => Object.assign(d.call(seo), { label: 'Click here' }),
      says: /does not say where it leads/,
    },
    {
      rule: 'a heading twice on a page',
      wrong: (d) =>
        Object.assign(d.page(seo).sections[1] ?? {}, { heading: d.page(seo).sections[0]?.heading }),
      says: /is the same heading as sections\[0\]/,
    },
    {
      rule: 'a title of another page',
      wrong: (d) => Object.assign(d.page(seo).seo, { title: d.page(ads).seo.title }),
      says: /is also the title of/,
    },
    {
      rule: 'a question twice',
      wrong: (d) => {
        const { items } = d.section(seo, 'faqs')
        Object.assign(items[1] ?? {}, { question: items[0]?.question })
      },
      says: /is the same question as/,
    },
    {
      rule: 'a challenge of another audience',
      wrong: (d) => Object.assign(d.section(islamic, 'challenges').groups, ['climate']),
      says: /is “climate” on the page of “islamic”/,
    },
    {
      rule: 'a label without room in the header',
      wrong: (d) =>
        Object.assign(d.headerActions['bookCall'] ?? Object.values(d.headerActions)[0] ?? {}, {
          label: 'Book Your Free Strategy Call With Our Friendly Team of Specialists',
        }),
      says: /the widest label of a header/,
    },
    {
      rule: 'a word wider than a phone',
      wrong: (d) => {
        d.page(seo).hero.title = 'Telecommunications for organizations'
      },
      says: /px wider than the title/,
      right: (d) => {
        d.page(seo).hero.title = 'Search for organizations'
      },
    },
  ],
}

export const ruleCases = Object.entries(cases).flatMap(([group, list]) =>
  list.map((each) => [`${group}: ${each.rule}`, each] as const),
)
