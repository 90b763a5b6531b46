import { expect, test } from 'vitest'
import { metrics } from '../metrics.ts'
import { fillFigures, formatMetric } from './figures.ts'

test.each([
  ['organizationsServed', '50+'],
  ['supporterRevenue', '$2M+'],
  ['averageGrowth', '125%+'],
  ['averageGrowthMeasured', '127%'],
  ['adGrantMonthly', '$10K'],
  ['adGrantYearly', '$120K'],
  ['caseTraffic', '+372%'],
  ['caseCoachingCalls', '5x'],
  ['caseCostPerLead', '$18'],
  ['caseLoadTime', '3 seconds'],
  ['firstLeads', '72 hours'],
  ['callLength', '45 minutes'],
  ['minutesDistribution', '24–48 hours'],
  ['committeeRetention', '7 years'],
  ['goalPeriod', '12 months'],
] as const)('%s is written %s', (key, text) => {
  expect(formatMetric(metrics[key])).toBe(text)
})

test('one of a unit is singular', () => {
  const { upTo: _, ...metric } = metrics.auditDelivery
  expect(formatMetric({ ...metric, value: 1 })).toBe('1 business day')
})

test('figures are put into every text, however deep, and the value given is left as it was', () => {
  const given = {
    lead: 'Up {caseTraffic}, {caseTraffic}!',
    items: [{ text: 'For {callLength}' }],
    count: 3,
    none: null,
  }
  const before = structuredClone(given)
  expect(fillFigures(given, metrics)).toEqual({
    lead: 'Up +372%, +372%!',
    items: [{ text: 'For 45 minutes' }],
    count: 3,
    none: null,
  })
  expect(given).toEqual(before)
})

test('what is no figure stays as it stands', () => {
  expect(fillFigures('{nobody} {} {call length}', metrics)).toBe('{nobody} {} {call length}')
})

test('before a noun a time has a hyphen and no plural', () => {
  expect(fillFigures('a {callLength:adjective} call', metrics)).toBe('a 45-minute call')
})
