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

// Changes of clocks from 2026 to 2028, of every zone, are compared with Temporal in every-day.test.ts.
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
