import { expect, test } from 'vitest'
import { metrics } from '../metrics.ts'
import { fillFigures, formatMetric } from './figures.ts'

test('the unit is singular after 1', () => {
  const { upTo: _, ...metric } = metrics.auditDelivery
  expect(formatMetric({ ...metric, value: 1 })).toBe('1 business day')
})

test('figures are filled into nested texts without changing the input', () => {
  const given = {
    text: 'Up {caseTraffic}, {caseTraffic}!',
    items: [{ text: 'For {firstLeads}' }],
    count: 3,
    none: null,
  }
  const before = structuredClone(given)
  expect(fillFigures(given, metrics)).toEqual({
    text: 'Up +372%, +372%!',
    items: [{ text: 'For 72 hours' }],
    count: 3,
    none: null,
  })
  expect(given).toEqual(before)
})

test('the adjective form has a hyphen and is singular; the plain form has no plus in front', () => {
  expect(fillFigures('{goalPeriod:adjective} goals', metrics)).toBe('12-month goals')
  expect(fillFigures('{caseTraffic:plain} more traffic', metrics)).toBe('372% more traffic')
})
