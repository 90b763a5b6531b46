import { append, type ContentMutation, replace } from './mutation.ts'

const metrics = 'content/metrics.ts'
const crm = 'content/services/crm-nonprofits.ts'
const degrees = 'content/case-studies/securing-degrees.ts'

/** A figure typed into a text. */
const typed = (wrong: string, text: string, says: RegExp): ContentMutation => ({
  wrong,
  file: crm,
  edit: append('lead', ` ${text}`),
  field: /^hero\.lead$/,
  says,
})

/** A figure of `content/metrics.ts` given another value of a field. */
const changed = (
  wrong: string,
  key: string,
  name: string,
  value: string,
  says: RegExp,
  at = name,
): ContentMutation => ({
  wrong,
  file: metrics,
  edit: (source) =>
    source.replace(
      new RegExp(`(\\b${key}: \\{[^}]*?\\b${name}: )('[^']*'|[\\d_.]+)`),
      (_, before) => before + value,
    ),
  field: new RegExp(`^${key}\\.${at}$`),
  says,
})

/** Wrong edits of figures, and of what is said with them. */
export const figureMutations: readonly ContentMutation[] = [
  typed(
    'a percentage in words',
    'Donations rose by a hundred and fifty percent.',
    /“a hundred and fifty percent” written out/,
  ),
  typed('a percentage with “per cent”', 'Donations rose by 40 per cent.', /“40 per cent” written out/),
  typed('money in words', 'We raised two million dollars.', /“two million dollars” written out/),
  typed('money with its currency behind', 'We raised 500 USD.', /“500 USD” written out/),
  typed('money in euros', 'It costs €20 a month.', /“€20” written out/),
  typed('money in thousands', 'It brings $10k a month.', /“\$10k” written out; .*\{adGrantMonthly\}/),
  typed('a multiple in words', 'They book five times as many calls.', /“five times as” written out/),
  typed('a multiple as fold', 'Calls grew fivefold.', /“fivefold” written out/),
  typed('a multiple as a verb', 'Our clients doubled their gifts.', /“doubled” written out/),
  typed('hours in digits', 'First leads come within 72 hours.', /“72 hours” written out; .*\{firstLeads\}/),
  typed(
    'hours in words',
    'First leads come within seventy-two hours.',
    /seventy-two hours”, of which .* \{firstLeads\}/,
  ),
  typed('minutes in words', 'The call takes forty-five minutes.', /“forty-five minutes” written out/),
  typed('minutes before a noun', 'Book a 30-minute call.', /“30-minute” written out/),
  typed('days as a range', 'The audit comes in 2-3 business days.', /“2-3 business days” written out/),
  typed(
    'days as a range in words',
    'The audit comes in two to three business days.',
    /“two to three business days” written out/,
  ),
  typed('years in words', 'Keep them for seven years.', /“seven years” written out/),
  typed(
    'a count of organizations in words',
    'We work with fifty organizations.',
    /“fifty organizations” written out/,
  ),
  typed('a bare number', 'We have 320 donors in it.', /the number “320” in digits/),
  typed(
    'a figure with its unit twice',
    'The call takes {callLength} minutes.',
    /brings its own sign and unit/,
  ),
  typed('a figure with its sign twice', 'Traffic grew by {caseTraffic}%.', /brings its own sign and unit/),
  typed(
    'a figure with a plus too many',
    'It has {organizationsServed}+ names.',
    /brings its own sign and unit/,
  ),
  typed(
    'a goal told as done',
    'We have served {organizationsServed} organizations.',
    /tells the goal \{organizationsServed\} as done/,
  ),
  changed(
    'a load time in hours',
    'caseLoadTime',
    'unit',
    "'hours'",
    /measures loadTime, which is told in seconds/,
    'unit',
  ),
  changed('a share in dollars', 'volunteerRetention', 'unit', "'usd'", /which is told in percent/, 'unit'),
  changed('a share above the whole', 'volunteerRetention', 'value', '185', /a share is at most 100 percent/),
  changed('a fraction as percent', 'longTermSupporters', 'value', '0.4', /not a fraction/),
  changed(
    'a range with its ends exchanged',
    'auditDelivery',
    'value',
    '4',
    /is 3, not more than value, 4/,
    'upTo',
  ),
  changed('a load time of minutes', 'caseLoadTime', 'value', '300', /no loadTime in seconds is above/),
  changed(
    'a multiple with a zero too many',
    'caseCoachingCalls',
    'value',
    '50',
    /no multiple in multiple is above/,
  ),
  changed('growth with a digit too many', 'caseTraffic', 'value', '3720', /no growth in percent is above/),
  changed('half a keyword', 'caseKeywords', 'value', '12.5', /are counted whole/),
  changed(
    'money that is shown as another sum',
    'adGrantMonthly',
    'value',
    '10_049',
    /would be shown as \$10K/,
  ),
  changed(
    'a yearly sum that is not twelve monthly ones',
    'adGrantYearly',
    'value',
    '100_000',
    /twelve times the monthly figure is 120000/,
  ),
  changed(
    'a goal that claims to be a result',
    'roiIncrease',
    'claim',
    "'result'",
    /but the source says “Growth goals/,
  ),
  changed(
    'a case’s figure without its case',
    'caseTraffic',
    'claim',
    "'result'",
    /take it out|the source says/,
    '(caseStudy|claim)',
  ),
  changed(
    'a retention that measures growth',
    'volunteerRetention',
    'measures',
    "'growth'",
    /“Volunteer retention” is share/,
    'measures',
  ),
  {
    ...changed(
      'a length of the call that the booking rules do not know',
      'callLength',
      'value',
      '60',
      /says 60/,
    ),
    reportedIn: 'content/booking-rules.ts',
    field: /^lengthMinutes$/,
  },
  {
    wrong: 'a sign of more on a cost',
    file: metrics,
    edit: replace(/measures: 'loadTime',/, "measures: 'loadTime', sign: 'atLeast',"),
    field: /^caseLoadTime\.sign$/,
    says: /makes no sense/,
  },
  {
    wrong: 'another case’s figure in a case study',
    file: 'content/case-studies/black-star.ts',
    edit: append('lead', ' Traffic grew by {caseTraffic}.'),
    field: /^hero\.lead$/,
    says: /not a figure of this case/,
  },
  {
    wrong: 'a result of all clients in a case study',
    file: degrees,
    edit: replace(/'caseKeywords',/, "'donationIncrease',"),
    field: /^sections\[2\]\.metrics\[2\]$/,
    says: /not a figure of this case/,
  },
  {
    wrong: 'a figure twice in a list',
    file: degrees,
    edit: replace(/'caseKeywords',/, "'caseTraffic',"),
    field: /^sections\[2\]\.metrics\[2\]$/,
    says: /which the list has already/,
  },
  {
    wrong: 'a goal among results',
    file: 'content/services/nonprofit-strategy.ts',
    edit: replace(
      /metrics: \['averageGrowthMeasured'\]/,
      "metrics: ['averageGrowthMeasured', 'roiIncrease']",
    ),
    field: /^sections\[\d+\]\.metrics\[1\]$/,
    says: /a goal, among results/,
  },
  {
    wrong: 'results under a heading of goals',
    file: 'content/pages/home.ts',
    edit: replace(
      /metrics: \['organizationsServed', 'supporterRevenue', 'averageGrowth', 'roiIncrease'\]/,
      "metrics: ['donationIncrease', 'trafficGrowth']",
    ),
    field: /^sections\[4\]\.metrics$/,
    says: /are results, but the words above call them goals/,
  },
  {
    wrong: 'goals under a heading of results',
    file: 'content/pages/home.ts',
    edit: replace(/heading: 'Our goals for the next \{goalPeriod\}'/, "heading: 'What we have reached'"),
    field: /^sections\[4\]\.heading$/,
    says: /above goals and does not say so/,
  },
]
