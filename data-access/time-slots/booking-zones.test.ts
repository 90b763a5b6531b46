import { expect, test } from 'vitest'
import { bookingRules as rules } from '../../content/booking-rules.ts'
import { zoneName } from '../../supabase/functions/_shared/time/time-text.ts'
import { bookingZones } from './booking-zones.ts'

test.each([
  ['America/Denver', 'America/Denver'],
  ['america/chicago', 'America/Chicago'],
])('a browser in %s starts with %s selected, among the eleven offered zones', (browserZone, selected) => {
  expect(bookingZones(browserZone, rules)).toEqual({ zones: rules.timeZones, selected })
})

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', ' (Kolkata)'],
  ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', ' (Buenos Aires)'],
  ['Etc/UTC', 'UTC', ''],
])('a browser in %s gets it as a twelfth zone, selected', (browserZone, id, city) => {
  const { zones, selected } = bookingZones(browserZone, rules)
  expect(selected).toBe(id)
  expect(zones).toEqual([...rules.timeZones, { id, label: zoneName(id) + city }])
})

test('no browser gets two zones with the same label', () => {
  for (const browserZone of Intl.supportedValuesOf('timeZone')) {
    const { zones, selected } = bookingZones(browserZone, rules)
    expect(new Set(zones.map((zone) => zone.label)).size, browserZone).toBe(zones.length)
    expect(
      zones.some((zone) => zone.id === selected),
      browserZone,
    ).toBe(true)
  }
})

test.each([undefined, '', 'Etc/Unknown', 'Mars/Base', '+05:30', '-06'])(
  '%j starts with Chicago selected',
  (browserZone) => {
    expect(bookingZones(browserZone, rules)).toEqual({ zones: rules.timeZones, selected: 'America/Chicago' })
  },
)
