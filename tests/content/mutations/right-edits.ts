import { all, append, field, type RightEdit, replace } from './mutation.ts'

const seo = 'content/services/nonprofit-seo.ts'
const site = 'content/site.ts'
const metrics = 'content/metrics.ts'
const routes = 'content/routes.ts'
const rules = 'content/booking-rules.ts'

const one = (right: string, file: string, edit: (source: string) => string): RightEdit => ({
  right,
  edits: [{ file, edit }],
})

/** A sentence put behind the lead of a page. */
const sentence = (right: string, text: string): RightEdit => one(right, seo, append('lead', ` ${text}`))

const zone = (id: string, label: string): RightEdit =>
  one(`the time zone ${label}`, rules, replace(/(?= {2}\],)/, `    { id: '${id}', label: '${label}' },\n`))

const phone = (right: string, number: string) => one(right, site, field('phone', `'${number}'`))

/** A page made of another one's source: as the README says, copied, renamed and written anew. */
const newService = `import type { Page } from '../model/page.ts'

export const grantWriting = {
  seo: {
    title: 'Grant Writing for Nonprofits',
    description: 'Which grants fit you, proposals that answer what the funder asks, and a calendar of deadlines that your team can keep up.',
  },
  theme: 'mission',
  subject: 'service',
  name: 'Grant Writing',
  summary: 'Proposals that answer what a funder asks, written with the people who run the program.',
  hero: {
    eyebrow: 'Grant writing',
    title: 'Ask for the grants that fit you, and leave out the rest',
    lead: 'A proposal takes days. We help you choose the few that are worth it, and write them with you.',
    actions: [{ label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' }],
  },
  sections: [
    {
      kind: 'prose',
      id: 'why-it-matters',
      heading: 'Why most proposals are turned down',
      paragraphs: ['Many proposals tell a funder what the applicant needs. The ones that succeed say what will change for the people whom the funder cares about.'],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Bring the grant you have in mind',
      text: 'In {callLength} we read its conditions with you, and say whether it is worth your time.',
      actions: [{ label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'mission' }],
    },
  ],
} satisfies Page
`

/** What somebody may do, and must be able to do without a word from the checks. */
export const rightEdits: readonly RightEdit[] = [
  {
    right: 'a new service page, as the README says',
    edits: [
      { file: 'content/services/grant-writing.ts', edit: () => newService },
      {
        file: routes,
        edit: replace(
          /(?= {2}'\/services\/productivity-tools')/,
          "  '/services/grant-writing': { template: 'sections', indexed: true, menu: 'digital', parent: '/services' },\n",
        ),
      },
      {
        file: 'content/pages.ts',
        edit: all(
          replace(
            /(?=import \{ nonprofitSeo \})/,
            "import { grantWriting } from './services/grant-writing.ts'\n",
          ),
          replace(/(?= {2}'\/services\/productivity-tools')/, "  '/services/grant-writing': grantWriting,\n"),
        ),
      },
    ],
  },
  {
    right: 'a renamed page whose old address leads on',
    edits: [
      { file: routes, edit: replace(/'\/resources\/meeting-notes-template'/, "'/resources/meeting-notes'") },
      {
        file: 'content/pages.ts',
        edit: replace(/'\/resources\/meeting-notes-template'/, "'/resources/meeting-notes'"),
      },
      {
        file: 'content/redirects.ts',
        edit: replace(
          /(?=\] as const)/,
          "  { from: '/resources/meeting-notes-template', to: '/resources/meeting-notes' },\n",
        ),
      },
      ...[
        'content/pages/resources.ts',
        'content/resources/meeting-minutes-template.ts',
        'content/resources/meeting-minutes-outlines.ts',
        'content/resources/ai-tools-for-meeting-management.ts',
        'content/resources/how-to-write-meeting-minutes.ts',
        'content/services/productivity-tools.ts',
      ].map((file) => ({
        file,
        edit: (source: string) =>
          `${source.replaceAll("'/resources/meeting-notes-template'", "'/resources/meeting-notes'")}\n`,
      })),
    ],
  },
  zone('Asia/Dubai', 'Gulf Time'),
  zone('America/Toronto', 'Toronto Time'),
  zone('America/Halifax', 'Atlantic Time'),
  zone('Asia/Karachi', 'Pakistan Time'),
  zone('Asia/Kolkata', 'India Time'),
  zone('Europe/Istanbul', 'Turkey Time'),
  zone('Africa/Lagos', 'West Africa Time'),
  zone('Asia/Jakarta', 'Western Indonesia Time'),
  one('a zone taken out', rules, replace(/ {4}\{ id: 'Asia\/Tokyo'[^\n]*\n/, '')),
  one('another default zone', rules, field('defaultTimeZone', "'America/New_York'")),
  one('fewer days ahead', rules, all(field('daysAhead', '10'), field('maxDates', '6'))),
  one('a later first hour', rules, field('firstHour', '10')),
  one('an earlier end', rules, field('endHour', '16')),
  one(
    'no calls on Fridays',
    rules,
    all(replace(/\[1, 2, 3, 4, 5\]/, '[1, 2, 3, 4]'), field('maxDates', '8')),
  ),
  phone('a number in New York', '+1 (212) 736-5000'),
  phone('a free number', '+1 (800) 275-2273'),
  phone('a number in London', '+44 20 7946 0958'),
  one('another mail address', site, field('email', "'team@example.org'")),
  one('a mail address at a provider', site, field('email', "'growth.partners@gmail.com'")),
  one('a real site address', site, field('url', "'https://www.missiongrowth.org'")),
  one('another meeting base', site, field('meetingBaseUrl', "'https://meet.missiongrowth.org/'")),
  one('another scheduler', site, field('auditSchedulerUrl', "'https://calendly.com/missiongrowth/audit'")),
  one(
    'an account',
    site,
    replace(
      /social: \[\]/,
      "social: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/company/missiongrowth' }]",
    ),
  ),
  one('another name of the provider', site, (source) =>
    source.replaceAll('Mission Growth Partners', 'Kindred Growth'),
  ),
  one('a figure that grew', metrics, replace(/value: 127/, 'value: 131')),
  one('a goal that was raised', metrics, replace(/value: 50,/, 'value: 75,')),
  one(
    'a grant that was raised, by month and year',
    metrics,
    all(replace(/value: 10_000/, 'value: 12_000'), replace(/value: 120_000/, 'value: 144_000')),
  ),
  one('an audit that takes longer', metrics, replace(/value: 2,\s+upTo: 3/, 'value: 3, upTo: 5')),
  one(
    'a new figure',
    metrics,
    replace(
      /(?= {2}callLength)/,
      "  repeatDonors: { value: 62, measures: 'share', unit: 'percent', label: 'Of donors give again', claim: 'result', source: 'Donor records of our clients' },\n",
    ),
  ),
  sentence('a plain sentence', 'We write what your staff would say on the phone.'),
  sentence('a quotation', 'Parents ask, “Who helps my son to read?”'),
  sentence('an apostrophe', 'Your donors’ questions come first.'),
  sentence('a dash close to its words', 'We write the page—and you check it.'),
  sentence('an ellipsis', 'It begins with a search…'),
  sentence('a list with a final comma', 'We write titles, headings, and summaries.'),
  sentence('brackets', 'We write guides (one each month).'),
  sentence('a small count in words', 'We write three guides and two short pages.'),
  sentence('a year', 'The rules changed in 2025.'),
  sentence('the number of a form', 'Your Form 990 is public.'),
  sentence('the name of a law', 'A 501(c)(3) may apply.'),
  sentence('a time of day', 'We answer until 5 p.m. on weekdays.'),
  sentence('months in words', 'Search takes six months or more.'),
  sentence('a figure by its key', 'The call takes {callLength}.'),
  sentence('a figure before a noun', 'Book a {callLength:adjective} call.'),
  sentence('a case’s figure on a service page', 'One client saw {caseTraffic} traffic.'),
  sentence('a goal told as a goal', 'Our goal is to serve {organizationsServed} organizations.'),
  sentence('Google’s products', 'We set up Google Ads, Google Analytics and Search Console.'),
  sentence('other products', 'We work with WordPress, Mailchimp, Salesforce and YouTube.'),
  sentence('abbreviations', 'We explain SEO, CRM, PDF and FAQ to your board.'),
  sentence('Islamic giving', 'We keep zakat, sadaqah and waqf apart until Eid.'),
  sentence('e-mail', 'You hear from us by e-mail.'),
  sentence('email', 'You hear from us by email.'),
  sentence('a long hyphenated word', 'It is a step-by-step, not-too-long plan.'),
  sentence('a question', 'Who reads it? Your donors do.'),
  sentence('a foreign name with accents', 'We worked with a café owner on it.'),
  one('a card taken out, and counted no more', 'content/pages/home.ts', (source) =>
    source
      .replace(/ {8}\{\n {10}icon: 'house-heart',[\s\S]*?\n {8}\},\n/, '')
      .replace('Six practices', 'Five practices'),
  ),
  one('another icon', 'content/pages/our-mission.ts', replace(/icon: 'leaf'/, "icon: 'sprout'")),
  one(
    'one more question',
    seo,
    replace(
      /(?=\s+\{\s+question: 'What do you need from our team\?')/,
      "\n        { question: 'Who writes the pages?', answer: ['We do, after an interview with the person who knows the subject. You correct what is wrong, and nothing goes live before that.'] },",
    ),
  ),
  one(
    'one more step',
    seo,
    replace(
      /(?=\s+\{\s+title: 'Month three: new pages and links')/,
      "\n        { title: 'A pause to look back', text: 'We compare the searches of the first weeks with those of today, and drop what did not help.' },",
    ),
  ),
  one('sections in another order', seo, (source) => {
    const sections = [...source.matchAll(/^ {4}\{\n[\s\S]*?\n {4}\},\n/gm)].map(([text]) => text)
    return source.replace(
      (sections[2] ?? '') + (sections[3] ?? ''),
      () => (sections[3] ?? '') + (sections[2] ?? ''),
    )
  }),
  one('a new title', seo, field('title', "'SEO That Brings Families to You'")),
  one('a new heading', seo, field('heading', "'How people look for help today'")),
  one(
    'an example that a case study tells',
    seo,
    replace(
      /(example:\s+'Take a reading charity[^']*',)/,
      "example: 'A scholarship coaching organization wrote a page for each question that parents asked on the phone, and families found it.', caseStudy: '/impact-stories/securing-degrees',",
    ),
  ),
  one(
    'a quotation with consent',
    'content/case-studies/securing-degrees.ts',
    replace(
      /consent: 'open'/,
      "consent: { givenOn: '2026-11-21', record: 'E-mail to the team, in the client folder' }",
    ),
  ),
  one(
    'a confirmed legal text',
    'content/legal/privacy-policy.ts',
    replace(
      /legalReview: 'open'/,
      "legalReview: { confirmedOn: '2026-11-21', by: 'Counsel for nonprofit law' }",
    ),
  ),
  one('a day of today', 'content/legal/terms-of-service.ts', field('updated', "'2026-11-21'")),
  one('a word added to the list, and used', 'content/words.ts', replace(/'fiqh',/, "'fiqh',\n  'khutbah',")),
  {
    right: 'a new word in a text and in the list',
    edits: [
      { file: 'content/words.ts', edit: replace(/'iftar',/, "'iftar',\n  'khutbah',") },
      { file: seo, edit: append('lead', ' The khutbah may name it.') },
    ],
  },
  one(
    'one more line of a template',
    'content/meeting-templates.ts',
    replace(/'Chair',/, "'Chair',\n          'Minutes taken by',"),
  ),
  one(
    'another note beside the scheduler',
    'content/schedule-notes.ts',
    replace(/(?=\s+\],\s+closing)/, "\n    'You can bring a colleague, or your treasurer.',"),
  ),
  one(
    'another intro of a menu',
    'content/navigation.ts',
    replace(/'Be found, be understood, be chosen\.'/, "'Be found by the people who need you.'"),
  ),
  one(
    'another second address',
    routes,
    replace(/alsoAt: \['\/crm-for-nonprofits'\]/, "alsoAt: ['/crm-for-nonprofits', '/donor-database']"),
  ),
]
