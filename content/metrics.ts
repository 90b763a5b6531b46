import { bookingRules } from './booking-rules.ts'
import type { Metric } from './model/metric.ts'

/* Units, and where a claim comes from. */
const count = { unit: 'count' } as const
const percent = { unit: 'percent' } as const
const multiple = { unit: 'multiple' } as const
const money = { unit: 'usd' } as const
const goal = { claim: 'goal', source: 'Growth goals, next 12 months' } as const
const securing = {
  claim: 'caseStudy',
  caseStudy: '/impact-stories/securing-degrees',
  source: 'Scholarship coaching case',
  counted: 'Securing Degrees, counted by us',
} as const
const outreach = { claim: 'result', source: 'Volunteer and youth outreach claim' } as const
const visibility = { claim: 'result', source: 'Visibility claim' } as const
const adGrants = { claim: 'program', source: 'Google Ad Grants program' } as const
const receipts = { claim: 'program', source: 'IRS program rules, Publication 1771' } as const
const constant = { claim: 'rule', source: 'Business constants' } as const
const minutesGuide = { claim: 'rule', source: 'Meeting-minutes guide' } as const

/**
 * Every figure that the site claims (PRODUCT.md, "Figures"). Texts refer to a figure as `{key}`.
 * There are two growth figures because the site claims both.
 */
export const metrics = {
  organizationsServed: { ...goal, ...count, value: 50, sign: 'atLeast', label: 'Organizations served' },
  supporterRevenue: { ...goal, ...money, value: 2_000_000, sign: 'atLeast', label: 'Supporter revenue' },
  averageGrowth: { ...goal, ...percent, value: 125, sign: 'atLeast', label: 'Average growth in giving' },
  averageGrowthMeasured: {
    ...percent,
    value: 127,
    label: 'Average growth in giving across our clients',
    claim: 'result',
    source: 'Results claim of the service pages',
  },
  roiIncrease: { ...goal, ...percent, value: 150, label: 'Increase in return on investment' },
  adGrantMonthly: { ...adGrants, ...money, value: 10_000, label: 'Google Ad Grants budget a month' },
  adGrantYearly: { ...adGrants, ...money, value: 120_000, label: 'Google Ad Grants budget a year' },
  firstLeads: { ...securing, value: 72, unit: 'hours', label: 'Until the first families asked for a call' },
  caseTraffic: { ...securing, ...percent, value: 372, sign: 'increase', label: 'Website traffic' },
  caseCoachingCalls: { ...securing, ...multiple, value: 5, label: 'Coaching calls booked' },
  caseKeywords: { ...securing, ...count, value: 12, label: 'Keywords on page one' },
  caseCostPerLead: { ...securing, ...money, value: 18, label: 'Cost per lead' },
  caseLoadTime: { ...securing, value: 3, unit: 'seconds', label: 'Page load time' },
  volunteerRetention: { ...outreach, ...percent, value: 85, label: 'Volunteer retention' },
  youthEngagement: { ...outreach, ...multiple, value: 3, label: 'Youth engagement' },
  longTermSupporters: {
    ...outreach,
    ...percent,
    value: 40,
    label: 'Of volunteers become long-term supporters',
  },
  donationIncrease: { ...visibility, ...percent, value: 150, label: 'Increase in donations' },
  sponsorshipInquiries: { ...visibility, ...multiple, value: 5, label: 'Sponsorship inquiries' },
  trafficGrowth: { ...visibility, ...percent, value: 300, label: 'Traffic growth' },
  callLength: {
    value: bookingRules.lengthMinutes,
    unit: 'minutes',
    label: 'Free strategy call',
    claim: 'rule',
    source: 'Booking rules',
  },
  auditDelivery: { ...constant, value: 2, upTo: 3, unit: 'businessDays', label: 'Until your audit arrives' },
  minutesDistribution: {
    ...minutesGuide,
    value: 24,
    upTo: 48,
    unit: 'hours',
    label: 'To send out the minutes',
  },
  goalPeriod: { ...constant, value: 12, unit: 'months', label: 'For our growth goals' },
  receiptFrom: { ...receipts, ...money, value: 250, label: 'Gifts that need a receipt' },
  disclosureAbove: { ...receipts, ...money, value: 75, label: 'Partly a purchase: disclose its value' },
  committeeRetention: {
    ...minutesGuide,
    value: 7,
    unit: 'years',
    label: 'To keep most committee minutes, at least: our suggestion',
  },
} as const satisfies Record<string, Metric>

export type MetricKey = keyof typeof metrics

/**
 * Words that make a figure (`#`) one of these. The check refuses a figure of the same unit that is typed there, so that it
 * cannot differ from its entry.
 */
export const figureWords: Readonly<Partial<Record<MetricKey, RegExp>>> = {
  organizationsServed: /# organizations served|served # organizations/,
  supporterRevenue: /# in .*revenue/,
  averageGrowthMeasured: /giving grew|growth in giving/i,
  roiIncrease: /return on investment/,
  adGrantMonthly: /(?:Google|Grants?) .*# a month|# a month in .*ads/,
  adGrantYearly: /(?:Google|Grants?) .*# a year|# a year in .*ads/,
  caseTraffic: /traffic (?:by |to )?#|# (?:more |the )?traffic|traffic (?:grew|rose)/i,
  caseCoachingCalls: /coaching calls/,
  caseKeywords: /# keywords/,
  caseCostPerLead: /# (?:per|a) lead|leads at #/,
  volunteerRetention: /volunteers stayed/,
  youthEngagement: /young people took part/,
  donationIncrease: /donations (?:grew|rose)/,
  sponsorshipInquiries: /sponsorship inquiries/,
  callLength:
    /\b(?:call|consultation) (?:takes|lasts) #|(?:our|your|free|the|a) # (?:consultation|conversation)|# (?:free |strategy )+call|(?:our|your|free) # call/i,
  auditDelivery: /website audit|your audit|an audit: /i,
  minutesDistribution: /\b(?:drafts?|minutes)\b/i,
  receiptFrom: /^gifts of # or more|gifts? of # or more needs?/i,
  disclosureAbove: /payment (?:of|over) #/,
  committeeRetention: /committee.*(?:keep|kept|suggest).*#|(?:keep|suggest).* # or more for others/,
}
