import type { RoutePath } from './routes.ts'
import { sectorRetention } from './year-table.ts'

/*
 * What the site says about others: laws, programs, the sector. Each fact names its source and the day somebody read it;
 * `npm run check` fails a year later. A page lists the sources of its facts with that day. Where no source could be read,
 * the page says whom to ask instead.
 */

export type Fact = {
  /** As the site says it, true for the reader of the pages. */
  claim: string
  source: keyof typeof sources
  read: `20${number}-${number}-${number}`
  pages: readonly RoutePath[]
}

/** Titles and addresses, by a name for the facts. */
const sources = {
  fep: [
    'Fundraising Effectiveness Project: report for the fourth quarter of 2025',
    'https://publications.fepreports.org/',
  ],
  form990: ['IRS: instructions for Form 990', 'https://www.irs.gov/instructions/i990'],
  law119: [
    'Public Law 119-21, sections 70111 and 70424 to 70426',
    'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
  ],
  postmarks: [
    'Federal Register: postmarks and postal possession (Domestic Mail Manual 608.11)',
    'https://www.federalregister.gov/documents/2025/11/24/2025-20740/postmarks-and-postal-possession',
  ],
  pub526: ['IRS Publication 526: dates of gifts', 'https://www.irs.gov/publications/p526'],
  pub1771: [
    'IRS Publication 1771: receipts and good-faith estimates',
    'https://www.irs.gov/pub/irs-pdf/p1771.pdf',
  ],
  acknowledgments: [
    'IRS: written acknowledgments',
    'https://www.irs.gov/charities-non-profits/charitable-organizations/charitable-contributions-written-acknowledgments',
  ],
  ira: [
    'Northern Trust Institute: gifts from an IRA, with the 2026 limit',
    'https://www.northerntrust.com/united-states/institute/articles/qualified-charitable-distributions',
  ],
  emerson: [
    '42 U.S.C. 1791: Bill Emerson Good Samaritan Food Donation Act',
    'https://www.law.cornell.edu/uscode/text/42/1791',
  ],
  cardTesting: [
    'iDonate: preventing card testing on donation forms',
    'https://www.idonate.com/knowledge/preventing-credit-card-testing-on-donation-forms',
  ],
  googleEligibility: [
    'Google for Nonprofits: who qualifies',
    'https://support.google.com/nonprofits/answer/3215869',
  ],
  googleCongregations: [
    'Google for Nonprofits: organizations with automatic tax exemption',
    'https://support.google.com/nonprofits/answer/2659443',
  ],
  adGrantsFaq: ['Google Ad Grants: FAQ', 'https://support.google.com/grants/answer/9165968'],
  adGrantsBudget: [
    'Google Ad Grants: limits to budget and bids',
    'https://support.google.com/grants/answer/1332166',
  ],
  adGrantsApplying: [
    'GrantMax: how to apply for Google Ad Grants in 2026',
    'https://grantmax.org/resources/how-to-apply-google-ad-grants',
  ],
  adGrantsRules: ['Google Ad Grants: policy compliance', 'https://support.google.com/grants/answer/117827'],
  adGrantsTerms: [
    'Google Ad Grants: terms, elections included',
    'https://support.google.com/grants/answer/46103',
  ],
  electionAds: [
    'Google: what counts as a US election ad',
    'https://support.google.com/adspolicy/answer/6014595',
  ],
  performanceMax: [
    'Straightforward Interactive: Performance Max in Ad Grants',
    'https://straightforwardinteractive.com/2026/01/06/how-nonprofits-can-use-performance-max-campaigns-in-google-ad-grants-to-drive-donations/',
  ],
  campaignBan: [
    'IRS: the ban on political campaign intervention',
    'https://www.irs.gov/charities-non-profits/charitable-organizations/restriction-of-political-campaign-intervention-by-section-501c3-tax-exempt-organizations',
  ],
  federalCosts: [
    '2 CFR 200.442: costs of fundraising',
    'https://www.ecfr.gov/current/title-2/section-200.442',
  ],
  afp: [
    'Association of Fundraising Professionals (AFP): code of ethics',
    'https://afpglobal.org/ethicsmain/code-ethical-standards',
  ],
  counsel: [
    'Perlman & Perlman: fundraising counsel in 25 states',
    'https://perlmanandperlman.com/advising-nonprofits-fundraising-strategy-may-need-register',
  ],
  sponsorship: [
    '26 CFR 1.513-4: sponsorship and advertising',
    'https://www.ecfr.gov/current/title-26/section-1.513-4',
  ],
  montana: [
    'Montana Code Annotated 2023, 35-2-906: an example of a state’s list',
    'https://archive.legmt.gov/bills/mca/title_0350/chapter_0020/part_0090/section_0060/0350-0020-0090-0060.html',
  ],
  insiders: ['26 CFR 53.4958-6: pay and insiders', 'https://www.ecfr.gov/current/title-26/section-53.4958-6'],
  blackLed: [
    'Echoing Green and Bridgespan: Racial Equity and Philanthropy, May 2020',
    'https://www.bridgespan.org/insights/disparities-nonprofit-funding-for-leaders-of-color',
  ],
  zakatRecipients: ['Qur’an 9:60: eight categories of recipients', 'https://quran.com/9/60'],
  zakatBuildings: [
    'Muzammil Siddiqi: zakat for mosques, with both opinions',
    'https://fiqh.islamonline.net/en/can-zakah-be-given-to-construct-mosques-and-islamic-centers/',
  ],
  ummAlQura: [
    'Utrecht University: the Umm al-Qura calendar, and how sightings differ',
    'https://webspace.science.uu.nl/~gent0113/islam/ummalqura_adjust.htm',
  ],
  needSeo: [
    'Google Search Central: Do you need an SEO?',
    'https://developers.google.com/search/docs/fundamentals/do-i-need-seo',
  ],
  sampleSize: ['Statsig: sample size calculator', 'https://statsig.com/calculator'],
  microsoft: [
    'Microsoft: who is eligible for nonprofit grants and discounts',
    'https://www.microsoft.com/en-us/nonprofits/eligibility',
  ],
  matching: [
    'Double the Donation: three kinds of deadlines for matching gifts',
    'https://doublethedonation.com/tips/blog/tag/matching-gift-deadlines/',
  ],
  volunteering: [
    'Fidelity Charitable: Time and Money, The Role of Volunteering in Philanthropy, 2014',
    'https://docslib.org/doc/11107905/time-and-money-the-role-of-volunteering-in-philanthropy-2-what-is-the-relationship-between-volunteerism-and-nancial-support-for-charity',
  ],
  recording: [
    'Reporters Committee for Freedom of the Press: recording laws by state',
    'https://www.rcfp.org/reporters-recording-guide/',
  ],
  noteTakers: [
    'Jeffrey Gifford, Dykema, January 2026: AI note-takers and attorney-client privilege',
    'https://www.mondaq.com/unitedstates/new-technology/1730798/one-minute-matters-video-does-your-ai-notetaker-waive-your-attorney-client-privilege-with-jeff-gifford',
  ],
  emailVotes: [
    'American Bar Association, Business Law Today, June 2014: email voting by boards',
    'https://www.americanbar.org/groups/business_law/resources/business-law-today/2014-june/e-mail-voting-a-practical-approach-to-a-difficult-trap/',
  ],
  smallBoards: [
    'Robert’s Rules of Order Newly Revised, 12th edition, 49:21: small boards',
    'https://robertsrules.forumflash.com/topic/37472-seconds/',
  ],
} as const satisfies Record<string, readonly [title: string, address: `https://${string}`]>

const read = '2026-11-28'
const calendar = ['/resources/year-end-appeal-calendar'] as const
const receipts = ['/resources/year-end-appeal-calendar', '/resources/letters/year-end'] as const
const minutes = [
  '/resources/meeting-minutes-template',
  '/blog/how-to-write-meeting-minutes-free-templates',
] as const
const guide = ['/blog/how-to-write-meeting-minutes-free-templates'] as const
const notes = ['/resources/ai-tools-for-meeting-management'] as const
const ads = ['/services/google-ads-nonprofits'] as const

export const facts: readonly Fact[] = [
  {
    claim: `In 2025, nonprofits kept ${sectorRetention} of the donors of the year before (15,102 organizations).`,
    source: 'fep',
    read,
    pages: ['/resources/your-year-in-one-table', '/services/fundraising-systems', '/challenges'],
  },
  {
    claim: 'In 2025, 3.6% fewer people gave, and what they gave rose by 5.0%.',
    source: 'fep',
    read,
    pages: ['/services/fundraising-systems'],
  },
  {
    claim: 'Part VIII: line 1h is all contributions, 1e government grants, 1g the noncash part of these.',
    source: 'form990',
    read,
    pages: ['/resources/your-year-in-one-table'],
  },
  {
    claim:
      'From 2026 on, people who don’t itemize deduct up to $1,000 ($2,000 jointly) in cash, not to donor-advised funds or supporting organizations; people who do, above 0.5% of income, at 35 cents at most.',
    source: 'law119',
    read,
    pages: calendar,
  },
  {
    claim:
      'From 2026 on, a C corporation deducts gifts only above 1% of its taxable income. Other kinds of companies have other rules.',
    source: 'law119',
    read,
    pages: [...calendar, '/services/corporate-sponsorship'],
  },
  {
    claim:
      'Since December 24, 2025, the mail manual says that a machine’s postmark can be later than the day of mailing.',
    source: 'postmarks',
    read,
    pages: receipts,
  },
  {
    claim:
      'A check counts when it’s mailed by US mail, a card when it’s charged, stock when an electronic transfer arrives. The gain of donated stock that was held for more than a year isn’t taxed.',
    source: 'pub526',
    read,
    pages: receipts,
  },
  {
    claim: 'Above $75, tell a donor in writing the good-faith estimate of what they got back.',
    source: 'pub1771',
    read,
    pages: receipts,
  },
  {
    claim:
      'A gift of $250 or more needs an acknowledgment: name, amount, whether anything came back, and its estimated value.',
    source: 'acknowledgments',
    read,
    pages: receipts,
  },
  {
    claim:
      'From 70½ on, people give up to $111,000 in 2026 from an IRA to public charities, not to donor-advised funds.',
    source: 'ira',
    read,
    pages: receipts,
  },
  {
    claim: 'Federal law protects food donors who act in good faith.',
    source: 'emerson',
    read,
    pages: ['/resources/letters'],
  },
  {
    claim: 'Card thieves test stolen cards on donation forms; a ZIP code check makes it harder.',
    source: 'cardTesting',
    read,
    pages: ['/resources/sample-website-audit', '/services/landing-page-optimization'],
  },
  {
    claim: 'If 5 in 100 visitors give, noticing 6 in 100 takes about 8,000 visitors to each version.',
    source: 'sampleSize',
    read,
    pages: ['/services/landing-page-optimization'],
  },
  {
    claim:
      'Results in search take four months to a year, and nobody can guarantee the first place on Google.',
    source: 'needSeo',
    read,
    pages: ['/services/nonprofit-seo'],
  },
  {
    claim: 'Ad Grants are up to $10,000 a month, or $329 a day.',
    source: 'adGrantsBudget',
    read,
    pages: [...ads, '/nonprofit-organizations'],
  },
  {
    claim: 'Ad Grants ads show after paying advertisers’, or without any. The 5% is the account’s.',
    source: 'adGrantsFaq',
    read,
    pages: ads,
  },
  {
    claim:
      'From verification to the first ad takes two to four weeks. The name has to match the registration.',
    source: 'adGrantsApplying',
    read,
    pages: ads,
  },
  {
    claim: 'Hospitals, schools and government bodies don’t qualify; their foundations can.',
    source: 'googleEligibility',
    read,
    pages: [...ads, '/services/productivity-tools'],
  },
  {
    claim: 'Microsoft has grants and discounts for eligible nonprofits.',
    source: 'microsoft',
    read,
    pages: ['/services/productivity-tools'],
  },
  {
    claim:
      'Congregations need IRS recognition and must be listed; under a group ruling they apply as a branch.',
    source: 'googleCongregations',
    read,
    pages: ads,
  },
  {
    claim:
      'An account under 5% of clicks for two months in a row may be suspended. One-word keywords are mostly out.',
    source: 'adGrantsRules',
    read,
    pages: ads,
  },
  {
    claim: 'Ad Grants accounts can’t run US election ads.',
    source: 'adGrantsTerms',
    read,
    pages: ['/climate-initiatives'],
  },
  {
    claim: 'US election ads include those about state ballot measures.',
    source: 'electionAds',
    read,
    pages: ['/climate-initiatives'],
  },
  {
    claim: 'Since 2025, Ad Grants run Performance Max, mostly on Search and to some extent on Maps.',
    source: 'performanceMax',
    read,
    pages: ads,
  },
  {
    claim: 'A 501(c)(3) can’t take sides on candidates; lobbying on a measure is allowed within limits.',
    source: 'campaignBan',
    read,
    pages: ['/climate-initiatives'],
  },
  {
    claim: 'Federal awards generally can’t pay for fundraising.',
    source: 'federalCosts',
    read,
    pages: ['/nonprofit-organizations', '/services/before-you-sign'],
  },
  {
    claim: 'The code of fundraisers’ ethics (AFP) rules out percentage pay.',
    source: 'afp',
    read,
    pages: ['/services/before-you-sign', '/ethical-guidelines'],
  },
  {
    claim: 'About half of the states register consultants who only advise on fundraising.',
    source: 'counsel',
    read,
    pages: ['/services/before-you-sign'],
  },
  {
    claim: 'A sponsor who gets thanks and a logo is no advertiser; one who gets more may be.',
    source: 'sponsorship',
    read,
    pages: ['/services/corporate-sponsorship'],
  },
  {
    claim: 'A state’s law may list board minutes among permanent records.',
    source: 'montana',
    read,
    pages: minutes,
  },
  {
    claim: 'Minutes of a pay decision are due by the next meeting or within 60 days, whichever is later.',
    source: 'insiders',
    read,
    pages: minutes,
  },
  {
    claim: 'Form 990 asks whether meetings were documented (Part VI, line 8).',
    source: 'form990',
    read,
    pages: minutes,
  },
  {
    claim:
      'Among one funder’s strongest applicants, Black-led groups had 24% less revenue and 76% less unrestricted.',
    source: 'blackLed',
    read,
    pages: ['/impact-stories/black-star'],
  },
  {
    claim: 'Zakat has eight categories of recipients, those who collect it among them.',
    source: 'zakatRecipients',
    read,
    pages: ['/islamic-organizations', '/resources/letters/masjid'],
  },
  {
    claim: 'Many scholars say that zakat can’t pay for buildings; others allow it.',
    source: 'zakatBuildings',
    read,
    pages: ['/islamic-organizations'],
  },
  {
    claim:
      'By Saudi Arabia’s calculated calendar, Ramadan begins on February 8, 2027, January 28, 2028, January 16, 2029, January 5 and December 26, 2030. The moon may be sighted up to two days later.',
    source: 'ummAlQura',
    read,
    pages: ['/islamic-organizations'],
  },
  {
    claim: 'Employers’ deadlines for matching gifts end with the year, or some months later.',
    source: 'matching',
    read,
    pages: calendar,
  },
  {
    claim: 'Half of the donors of Fidelity Charitable who volunteer said that they give more because of it.',
    source: 'volunteering',
    read,
    pages: ['/services/volunteer-youth-outreach'],
  },
  {
    claim: 'Some states require everyone’s consent to record a call.',
    source: 'recording',
    read,
    pages: notes,
  },
  {
    claim:
      'An AI note-taker’s record can be demanded in a lawsuit and can cost a lawyer’s advice its privilege.',
    source: 'noteTakers',
    read,
    pages: notes,
  },
  {
    claim:
      'In many states, directors act without a meeting only by unanimous written consent; by the model law, all must hear each other in a meeting.',
    source: 'emailVotes',
    read,
    pages: guide,
  },
  {
    claim: 'On a board of about a dozen or fewer, motions need no second.',
    source: 'smallBoards',
    read,
    pages: guide,
  },
]

/** This year's GivingTuesday, the Tuesday after Thanksgiving. */
export const givingTuesday = 'December 1, 2026'

/** What the facts of a page rest on, and the day of the reading; each source once. */
export const sourcesOf = (path: RoutePath) =>
  Object.entries(sources).flatMap(([key, [title, address]]) => {
    const fact = facts.find(({ source, pages }) => source === key && pages.includes(path))
    return fact ? [{ title, address, read: fact.read }] : []
  })
