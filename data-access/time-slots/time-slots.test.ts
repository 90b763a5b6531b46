import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookingRules as rules } from '../../content/booking-rules.ts'
import { availableDates, slotsOn } from './offered-slots.ts'
import { timeSlots } from './time-slots.ts'

const chicago = { timeZone: 'America/Chicago', taken: [], rules }
/** Rules under which times at night are offered too, so that they meet the changes of clocks. */
const roundTheClock = {
  ...rules,
  firstHour: 0,
  endHour: 24,
  startEveryMinutes: 15,
  openWeekdays: [1, 2, 3, 4, 5, 6, 7],
}

function timesOn(date: string, timeZone: string, now: string) {
  return slotsOn(timeSlots({ now, timeZone, taken: [], rules: roundTheClock }), date)
}

describe('a visitor on a Friday', () => {
  const slots = timeSlots({ ...chicago, now: '2026-11-20T19:00:00Z' })

  test('is offered the weekdays of the next two weeks', () => {
    expect(availableDates(slots, rules)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
      ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    ])
  })

  test('is offered starts at :00 and :45 of each hour from 9:00 to 16:45', () => {
    expect(slotsOn(slots, '2026-12-01').map((slot) => slot.time)).toEqual([
      ...['9:00 AM', '9:45 AM', '10:00 AM', '10:45 AM', '11:00 AM', '11:45 AM', '12:00 PM', '12:45 PM'],
      ...['1:00 PM', '1:45 PM', '2:00 PM', '2:45 PM', '3:00 PM', '3:45 PM', '4:00 PM', '4:45 PM'],
    ])
    expect(slotsOn(slots, '2026-12-01')[1]).toEqual({
      date: '2026-12-01',
      time: '9:45 AM',
      startsAt: '2026-12-01T15:45:00.000Z',
      available: true,
    })
  })
})

describe('tomorrow', () => {
  // Tuesday evening in Honolulu is Wednesday afternoon in Tokyo.
  const now = '2026-12-02T05:00:00Z'

  test.each([
    ['Pacific/Honolulu', '2026-12-02'],
    ['Asia/Tokyo', '2026-12-03'],
  ])('is tomorrow in %s', (timeZone, first) => {
    expect(timeSlots({ now, timeZone, taken: [], rules })[0]?.date).toBe(first)
  })

  test('begins at midnight there, to the second', () => {
    const before = timeSlots({ ...chicago, now: '2026-12-02T05:59:59.999Z' })[0]?.date
    const after = timeSlots({ ...chicago, now: '2026-12-02T06:00:00Z' })[0]?.date
    expect([before, after]).toEqual(['2026-12-02', '2026-12-03'])
  })

  test('the clock may be a Date as well', () => {
    expect(timeSlots({ ...chicago, now: new Date(now) })).toEqual(timeSlots({ ...chicago, now }))
  })
})

describe('a taken time', () => {
  const now = '2026-11-20T19:00:00Z'
  const timesWith = (startsAt: string, endsAt: string) =>
    slotsOn(timeSlots({ ...chicago, now, taken: [{ startsAt, endsAt }] }), '2026-12-01').map(
      (slot) => slot.time,
    )

  test('takes every start with it whose call would overlap', () => {
    // A call from 9:45 to 10:30: the one at 9:00 ends as it begins, the one at 10:00 would overlap.
    const times = timesWith('2026-12-01T15:45:00Z', '2026-12-01T16:30:00Z')
    expect(times.slice(0, 2)).toEqual(['9:00 AM', '10:45 AM'])
    expect(times).toHaveLength(14)
  })

  test('of one minute rules out the starts around it', () => {
    expect(timesWith('2026-12-01T15:44:00Z', '2026-12-01T15:45:00Z')[0]).toBe('9:45 AM')
  })

  test('of a whole day leaves the date out, and the next one moves up', () => {
    const taken = [{ startsAt: '2026-11-23T00:00:00-06:00', endsAt: '2026-11-24T00:00:00-06:00' }]
    const slots = timeSlots({ ...chicago, now, taken })
    expect(availableDates(slots, rules)[0]).toBe('2026-11-24')
    expect(availableDates(slots, rules)).toHaveLength(9)
  })

  test('leaves no offered call that overlaps, and drops none that does not', () => {
    const start = Date.parse('2026-11-23T14:00:00Z')
    const span = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 300 }))
    const all = timeSlots({ ...chicago, now })
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const busy = spans.map(
          ([from, length]) => [start + from * 60_000, start + (from + length) * 60_000] as const,
        )
        const taken = busy.map(([from, to]) => ({
          startsAt: new Date(from).toISOString(),
          endsAt: new Date(to).toISOString(),
        }))
        const free = all.filter((slot) => {
          const from = Date.parse(slot.startsAt)
          return busy.every(([busyFrom, busyTo]) => from >= busyTo || from + 45 * 60_000 <= busyFrom)
        })
        expect(timeSlots({ ...chicago, now, taken })).toEqual(free)
      }),
    )
  })
})

describe('when clocks change', () => {
  test('in Chicago in spring, the hour that is left out is not offered', () => {
    const slots = timesOn('2026-03-08', 'America/Chicago', '2026-03-06T12:00:00Z')
    expect(slots).toHaveLength(92)
    expect(slots.filter((slot) => slot.time.startsWith('2:') && slot.time.endsWith('AM'))).toEqual([])
    expect(slots.find((slot) => slot.time === '1:45 AM')?.startsAt).toBe('2026-03-08T07:45:00.000Z')
    expect(slots.find((slot) => slot.time === '3:00 AM')?.startsAt).toBe('2026-03-08T08:00:00.000Z')
  })

  test('in Chicago in autumn, the hour that comes twice means the first', () => {
    const slots = timesOn('2026-11-01', 'America/Chicago', '2026-10-30T12:00:00Z')
    expect(slots).toHaveLength(96)
    expect(slots.find((slot) => slot.time === '1:30 AM')?.startsAt).toBe('2026-11-01T06:30:00.000Z')
    expect(slots.find((slot) => slot.time === '2:00 AM')?.startsAt).toBe('2026-11-01T08:00:00.000Z')
  })

  test('nine o’clock stays nine o’clock on both sides of it', () => {
    const slots = timeSlots({ ...chicago, now: '2026-10-29T12:00:00Z' })
    expect(slotsOn(slots, '2026-10-30')[0]?.startsAt).toBe('2026-10-30T14:00:00.000Z')
    expect(slotsOn(slots, '2026-11-02')[0]?.startsAt).toBe('2026-11-02T15:00:00.000Z')
  })

  test('on Lord Howe Island, by half an hour', () => {
    const spring = timesOn('2026-10-04', 'Australia/Lord_Howe', '2026-10-01T00:00:00Z').map(
      (slot) => slot.time,
    )
    expect(spring).not.toContain('2:00 AM')
    expect(spring).not.toContain('2:15 AM')
    expect(spring).toContain('2:30 AM')
    const autumn = timesOn('2026-04-05', 'Australia/Lord_Howe', '2026-04-01T00:00:00Z')
    // 1:30 to 2:00 comes twice: first at +11:00, then at +10:30.
    expect(autumn.find((slot) => slot.time === '1:45 AM')?.startsAt).toBe('2026-04-04T14:45:00.000Z')
    expect(autumn.find((slot) => slot.time === '2:00 AM')?.startsAt).toBe('2026-04-04T15:30:00.000Z')
  })

  test('in Casablanca, for Ramadan and back', () => {
    const nineOn = (date: string, now: string) =>
      slotsOn(timeSlots({ now, timeZone: 'Africa/Casablanca', taken: [], rules }), date)[0]?.startsAt
    expect(nineOn('2026-02-13', '2026-02-10T12:00:00Z')).toBe('2026-02-13T08:00:00.000Z')
    expect(nineOn('2026-02-16', '2026-02-10T12:00:00Z')).toBe('2026-02-16T09:00:00.000Z')
    expect(nineOn('2026-03-20', '2026-03-18T12:00:00Z')).toBe('2026-03-20T09:00:00.000Z')
    expect(nineOn('2026-03-23', '2026-03-18T12:00:00Z')).toBe('2026-03-23T08:00:00.000Z')
  })

  test('in Apia, where 30 December 2011 never was, nothing is offered on it', () => {
    const slots = timeSlots({
      now: '2011-12-26T12:00:00Z',
      timeZone: 'Pacific/Apia',
      taken: [],
      rules: roundTheClock,
    })
    const dates = [...new Set(slots.map((slot) => slot.date))]
    expect(dates).not.toContain('2011-12-30')
    expect(dates).toEqual(expect.arrayContaining(['2011-12-29', '2011-12-31']))
    expect(new Set(slots.map((slot) => slot.startsAt)).size).toBe(slots.length)
  })
})

test('nothing that is given is changed', () => {
  const taken = Object.freeze([
    Object.freeze({ startsAt: '2026-12-02T15:45:00Z', endsAt: '2026-12-02T16:30:00Z' }),
    Object.freeze({ startsAt: '2026-12-01T15:45:00Z', endsAt: '2026-12-01T16:30:00Z' }),
  ])
  expect(timeSlots({ ...chicago, now: '2026-11-20T19:00:00Z', taken })).toHaveLength(156)
})

test('an unknown zone or an unreadable clock is an error, not an empty calendar', () => {
  expect(() => timeSlots({ ...chicago, now: '2026-11-20T19:00:00Z', timeZone: 'Mars/Base' })).toThrow(
    RangeError,
  )
  expect(() => timeSlots({ ...chicago, now: 'today' })).toThrow(RangeError)
})

test('at most ten dates are shown', () => {
  const slots = timeSlots({ ...chicago, now: '2026-11-20T19:00:00Z', rules: roundTheClock })
  expect(availableDates(slots, rules)).toHaveLength(10)
  expect(availableDates(slots, { ...rules, maxDates: 3 })).toHaveLength(3)
})
