import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingRules as rules } from '../../content/booking-rules.ts'
import { zoneName } from '../../supabase/functions/_shared/time/zone-name.ts'
import { bookingZones } from './booking-zones.ts'

describe('a browser in an offered zone', () => {
  test.each([
    ['America/Denver', 'America/Denver'],
    ['US/Eastern', 'America/New_York'],
    ['america/chicago', 'America/Chicago'],
  ])('%s starts with %s selected, among the eleven offered zones', (browserZone, selected) => {
    expect(bookingZones(browserZone, rules)).toEqual({ zones: rules.timeZones, selected })
  })
})

describe('a browser in another zone', () => {
  test.each([
    ['Asia/Calcutta', 'Asia/Kolkata', ' (Kolkata)'],
    ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires', ' (Buenos Aires)'],
    ['Etc/UTC', 'UTC', ''],
  ])('%s gets it as a twelfth zone, selected', (browserZone, id, city) => {
    const { zones, selected } = bookingZones(browserZone, rules)
    expect(selected).toBe(id)
    expect(zones).toEqual([...rules.timeZones, { id, label: zoneName(id) + city }])
  })

  test('never gets two zones with the same label', () => {
    for (const browserZone of Intl.supportedValuesOf('timeZone')) {
      const { zones, selected } = bookingZones(browserZone, rules)
      expect(new Set(zones.map((zone) => zone.label)).size, browserZone).toBe(zones.length)
      expect(
        zones.some((zone) => zone.id === selected),
        browserZone,
      ).toBe(true)
    }
  })
})

test.each([undefined, '', 'Etc/Unknown', 'Mars/Base', '+05:30', '-06'])(
  'a browser that reports %j starts with Chicago selected',
  (browserZone) => {
    expect(bookingZones(browserZone, rules)).toEqual({ zones: rules.timeZones, selected: 'America/Chicago' })
  },
)

class UnresolvedNames extends Intl.DateTimeFormat {
  readonly #given: string | undefined

  constructor(locale?: string, options?: Intl.DateTimeFormatOptions) {
    super(locale, options)
    this.#given = options?.timeZone
  }

  override resolvedOptions() {
    const options = super.resolvedOptions()
    return { ...options, timeZone: this.#given ?? options.timeZone }
  }
}

describe('a browser that reports the alias with which the system was configured', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test.each([['Asia/Calcutta', 'Asia/Kolkata', 12]])(
    '%s is recognized as %s',
    (browserZone, selected, count) => {
      vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DateTimeFormat: UnresolvedNames }))
      const found = bookingZones(browserZone, rules)
      expect([found.selected, found.zones.length]).toEqual([selected, count])
    },
  )
})
