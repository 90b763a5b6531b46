import type { Metric } from './model/metric.ts'

/**
 * Every figure the site claims, once (product specification, section 9). Texts name a figure as `{key}`.
 * Two growth figures are kept apart on purpose: the specification claims both.
 */
export const metrics = {
  organizationsServed: {
    value: 50,
    unit: 'count',
    sign: 'atLeast',
    label: 'Organizations served',
    source: 'Growth goals, next 12 months',
  },
  supporterRevenue: {
    value: 2_000_000,
    unit: 'usd',
    sign: 'atLeast',
    label: 'Supporter revenue',
    source: 'Growth goals, next 12 months',
  },
  averageGrowth: {
    value: 125,
    unit: 'percent',
    sign: 'atLeast',
    label: 'Average growth',
    source: 'Growth goals, next 12 months',
  },
  averageGrowthMeasured: {
    value: 127,
    unit: 'percent',
    label: 'Average growth across our clients',
    source: 'Results claim of the service pages',
  },
  roiIncrease: {
    value: 150,
    unit: 'percent',
    label: 'Increase in return on investment',
    source: 'Growth goals, next 12 months',
  },
  adGrantMonthly: {
    value: 10_000,
    unit: 'usd',
    label: 'Google Ad Grants budget a month',
    source: 'Google Ad Grants program',
  },
  adGrantYearly: {
    value: 120_000,
    unit: 'usd',
    label: 'Google Ad Grants budget a year',
    source: 'Google Ad Grants program',
  },
  firstLeads: { value: 72, unit: 'hours', label: 'To the first leads', source: 'Scholarship coaching case' },
  caseTraffic: {
    value: 372,
    unit: 'percent',
    sign: 'increase',
    label: 'Website traffic',
    source: 'Scholarship coaching case',
  },
  caseCoachingCalls: {
    value: 5,
    unit: 'multiple',
    label: 'Coaching calls booked',
    source: 'Scholarship coaching case',
  },
  caseKeywords: {
    value: 12,
    unit: 'count',
    label: 'Keywords on page one',
    source: 'Scholarship coaching case',
  },
  caseCostPerLead: { value: 18, unit: 'usd', label: 'Cost per lead', source: 'Scholarship coaching case' },
  caseLoadTime: { value: 3, unit: 'seconds', label: 'Page load time', source: 'Scholarship coaching case' },
  volunteerRetention: {
    value: 85,
    unit: 'percent',
    label: 'Volunteer retention',
    source: 'Volunteer and youth outreach claim',
  },
  youthEngagement: {
    value: 3,
    unit: 'multiple',
    label: 'Youth engagement',
    source: 'Volunteer and youth outreach claim',
  },
  longTermSupporters: {
    value: 40,
    unit: 'percent',
    label: 'Of volunteers become long-term supporters',
    source: 'Volunteer and youth outreach claim',
  },
  donationIncrease: {
    value: 150,
    unit: 'percent',
    label: 'Increase in donations',
    source: 'Visibility claim',
  },
  sponsorshipInquiries: {
    value: 5,
    unit: 'multiple',
    label: 'Sponsorship inquiries',
    source: 'Visibility claim',
  },
  trafficGrowth: { value: 300, unit: 'percent', label: 'Traffic growth', source: 'Visibility claim' },
  callLength: { value: 45, unit: 'minutes', label: 'Free strategy call', source: 'Booking rules' },
  auditDelivery: {
    value: 2,
    upTo: 3,
    unit: 'days',
    label: 'Until your audit arrives, in business days',
    source: 'Business constants',
  },
  minutesDistribution: {
    value: 24,
    upTo: 48,
    unit: 'hours',
    label: 'To send out the minutes',
    source: 'Meeting-minutes guide',
  },
  committeeRetention: {
    value: 7,
    unit: 'years',
    label: 'To keep committee minutes',
    source: 'Meeting-minutes guide',
  },
} as const satisfies Record<string, Metric>

export type MetricKey = keyof typeof metrics
