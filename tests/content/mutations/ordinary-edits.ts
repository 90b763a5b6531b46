import { append, field, type RightEdit, replace } from './mutation.ts'

const seo = 'content/services/nonprofit-seo.ts'
const rules = 'content/booking-rules.ts'

/** Ordinary American prose, as others would write it. */
const sentences: readonly string[] = [
  'During Ramadan your donors give at night, after Taraweeh, and on their phones.',
  'Zakat al-Fitr is paid before the Eid prayer.',
  'A waqf keeps giving for generations.',
  'Your imam can record a short message on sadaqah jariyah.',
  'We plan for the last ten nights of Ramadan.',
  'Some donors ask whether zakat may pay for salaries.',
  'Ask a scholar about fidyah and kaffarah before you publish.',
  'The mosque’s treasurer sees zakat, sadaqah and waqf in three columns.',
  'In Dhul Hijjah people look for qurbani.',
  'Hajj season changes what people search for.',
  '“It’s the first report our board didn’t argue about,” a director told us.',
  '“We’d lost track of who had given,” she said, “and nobody’d noticed.”',
  'Donors’ trust is hard to win, and it’s easy to lose.',
  'They’ll tell you what they’re looking for.',
  'We met in January and again on March 3, 2026.',
  'The office opens at 9 a.m. and closes at 5:30 p.m. every day but Friday.',
  'On Monday we send the draft; on Friday you approve it.',
  'It takes two weeks, sometimes three.',
  'About half of the work is listening.',
  'A third of the menu can go.',
  'One of the two pages has to go.',
  'We ask three people to read it aloud.',
  'The first ten minutes belong to you.',
  'Twenty years ago this was done by mail.',
  'One client’s traffic grew by {caseTraffic}, with {caseKeywords} keywords on page one.',
  'Clients saw {averageGrowthMeasured} growth on average.',
  'Our goal is an {roiIncrease} increase in return on investment over the next {goalPeriod}.',
  'Google Ad Grants gives eligible nonprofits up to {adGrantMonthly} a month in search ads.',
  'You have {minutesDistribution} to send them out.',
  'Volunteer programs keep {volunteerRetention} of their people.',
  'Our staff are writers first, and marketers second.',
  'Your staff know the answers already.',
  'Each of your donors has a reason.',
  'A list of donors is not a strategy.',
  'Everyone who asks gets an answer.',
  'None of the pages needs a redesign.',
  'What the board wants and what families need are two questions.',
  'The data is yours, and it stays with you.',
  'If you’re a small team, that’s fine.',
  'We don’t promise a ranking; nobody can.',
  'You choose the topic—we do the rest.',
  'Here is how it works: you talk, we write, and you check.',
  'It’s not about traffic; it’s about people.',
  'Nonprofits, mosques, and schools all face the same question.',
  'We then ask, “What would you type?”',
  'The result? Fewer calls, and better ones.',
  'See the results for yourself.',
  'Your mother-in-law should understand it.',
  'We log in once a week and look at what changed.',
  'We set up the account, and you keep the keys.',
  'The follow-up goes out within a few days.',
  'We work with charities in Chicago, Detroit, Houston, and New York.',
  'The Form 990 tells donors what they want to know.',
  'Donors in California and Texas search in other words.',
  'We met at a conference in Washington, D.C., last spring.',
  'Ask Dr. Khan or Mrs. Smith at the front desk.',
  'U.S. nonprofits may apply.',
  'It pays for itself, so to speak.',
  'Climate donors want to see the source beside the claim.',
  'A restored wetland takes years to show results.',
]

const headings: readonly string[] = [
  'How search brings people to your door',
  'What we do, and what you keep',
  'Why start with search?',
  'Search, explained',
  'What a family types at midnight',
  'SEO without the jargon',
  'Before Ramadan, after Eid',
  'A better way to be found',
  'From question to page',
]

const zones: readonly (readonly [string, string])[] = [
  ['America/Puerto_Rico', 'Puerto Rico Time'],
  ['America/Regina', 'Saskatchewan Time'],
  ['Asia/Riyadh', 'Arabian Time'],
  ['Africa/Cairo', 'Egypt Time'],
  ['Asia/Singapore', 'Singapore Time'],
  ['Europe/Berlin', 'Berlin Time'],
  ['Pacific/Auckland', 'New Zealand Time'],
  ['Asia/Kuala_Lumpur', 'Malaysia Time'],
  ['Africa/Nairobi', 'East Africa Time'],
  ['America/St_Johns', 'Newfoundland Time'],
  ['America/Sao_Paulo', 'Brasilia Time'],
  ['Asia/Dhaka', 'Bangladesh Time'],
  ['America/Mexico_City', 'Mexico City Time'],
  ['America/Vancouver', 'Vancouver Time'],
  ['Asia/Amman', 'Jordan Time'],
  ['Africa/Johannesburg', 'South Africa Time'],
]

/** One sentence for a page each: a report looks at all of them at once. */
const services = [
  'services/nonprofit-seo',
  'services/google-ads-nonprofits',
  'services/landing-page-optimization',
  'services/crm-nonprofits',
  'services/nonprofit-strategy',
  'services/productivity-tools',
  'fundraising/corporate-sponsorship',
  'fundraising/fundraising-systems',
  'fundraising/volunteer-youth-outreach',
  'fundraising/fundraising-visibility',
].map((name) => `content/${name}.ts`)

const inTens = (texts: readonly string[]) =>
  Array.from({ length: Math.ceil(texts.length / 10) }, (_, i) => texts.slice(10 * i, 10 * i + 10))

const one = (right: string, file: string, edit: (source: string) => string): RightEdit => ({
  right,
  edits: [{ file, edit }],
})

/** What others write rightly: prose, headings, zones, questions, redirects, accounts, figures. */
export const ordinaryEdits: readonly RightEdit[] = [
  ...inTens(sentences).map((texts) => ({
    right: `“${texts[0]}”, and ${texts.length - 1} more`,
    edits: texts.map((text, i) => ({ file: services[i] ?? seo, edit: append('lead', ` ${text}`) })),
  })),
  ...headings.map((text) => one(`the heading “${text}”`, seo, field('heading', `'${text}'`))),
  one('seventeen zones', rules, (source) =>
    zones.reduce(
      (text, [id, label]) => replace(/(?= {2}\],)/, `    { id: '${id}', label: '${label}' },\n`)(text),
      source,
    ),
  ),
  one(
    'redirects to a page, to a form, and of an old file',
    'content/redirects.ts',
    replace(
      /(?=\] as const)/,
      "  { from: '/book', to: '/schedule' },\n  { from: '/call-me', to: '/request-a-call' },\n  { from: '/about.html', to: '/our-mission' },\n",
    ),
  ),
  one(
    'four accounts',
    'content/site.ts',
    replace(
      /social: \[\]/,
      "social: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/company/growth' }, { label: 'Facebook', url: 'https://www.facebook.com/growth' }, { label: 'YouTube', url: 'https://www.youtube.com/@growth' }]",
    ),
  ),
  one(
    'one more figure of a case',
    'content/metrics.ts',
    replace(
      /(?= {2}callLength)/,
      "  caseNewsletter: { value: 64, measures: 'growth', unit: 'percent', sign: 'increase', label: 'Newsletter sign-ups', claim: 'caseStudy', caseStudy: '/impact-stories/securing-degrees', source: 'Scholarship coaching case' },\n",
    ),
  ),
  one(
    'another text of a reminder',
    'content/booking-rules.ts',
    replace(/Our call is about to begin\./, 'We look forward to talking with you.'),
  ),
  one(
    'another label of a button',
    'content/pages/who-we-help.ts',
    replace(/label: 'Read the case studies'/, "label: 'See our impact stories'"),
  ),
  one(
    'a quotation with apostrophes',
    'content/case-studies/securing-degrees.ts',
    replace(
      /quote:\s+'[^']*'/,
      "quote: 'We’d tried ads before, and they hadn’t worked. What changed wasn’t the budget; it’s that the pages finally answered parents’ questions.'",
    ),
  ),
  one(
    'a director who is quoted',
    'content/case-studies/securing-degrees.ts',
    replace(/role: '[^']*'/, "role: 'Executive Director, scholarship coaching organization'"),
  ),
]
