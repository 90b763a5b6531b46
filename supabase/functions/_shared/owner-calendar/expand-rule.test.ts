import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { describe, expect, test } from 'vitest'
import { expandRule } from './expand-rule.ts'
import { readProperties } from './properties.ts'
import { readRule } from './recurrence-rule.ts'
import { readTime, type WallTime } from './wall-time.ts'

const wallOf = (text: string): WallTime => readTime(text)?.wall ?? Number.NaN

function strokes(rule: string, start: string, from: string, until: string): string[] {
  const [property] = readProperties({ name: '', lines: [`RRULE:${rule}`], children: [] })
  const range = { from: wallOf(from), until: wallOf(until) }
  return [...expandRule(readRule(property?.values[0]), wallOf(start), range, { steps: 2_000_000 })].map(iso)
}

const iso = (wall: WallTime) => new Date(wall).toISOString().slice(0, 19)

/** The same by another hand: a library of its own, over Temporal. */
function independent(rule: string, start: string, from: string, until: string): string[] {
  const series = new RRuleTemporal({ rruleString: `DTSTART:${start}Z\nRRULE:${rule}` })
  return series
    .between(new Date(wallOf(from)), new Date(wallOf(until)), true)
    .map((time) => time.toPlainDateTime().toString({ smallestUnit: 'second' }))
}

const pick = <T>(...values: T[]) => fc.constantFrom(...values)
const someOf = <T>(values: T[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength }).map((list) => list.join(','))
const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const ordinals = ['1MO', '2TU', '-1FR', '3WE', '-2TH', '5SU', '-1SU', '4SA']
const part = (name: string, value: fc.Arbitrary<string | number>) =>
  fc.option(
    value.map((text) => `;${name}=${text}`),
    { nil: '', freq: 2 },
  )

const daily = fc
  .tuple(
    pick(1, 2, 3, 5),
    part('BYMONTH', someOf([1, 3, 10, 11, 12], 3)),
    part('BYDAY', someOf(days, 5)),
    part('BYHOUR', someOf([0, 9, 17], 2)),
  )
  .map(([interval, ...parts]) => `FREQ=DAILY;INTERVAL=${interval}${parts.join('')}`)
const weekly = fc
  .tuple(
    pick(1, 2, 3),
    pick('MO', 'SU', 'WE'),
    part('BYDAY', someOf(days, 4)),
    part('BYMINUTE', someOf([0, 30, 45], 2)),
  )
  .map(([interval, wkst, ...parts]) => `FREQ=WEEKLY;INTERVAL=${interval};WKST=${wkst}${parts.join('')}`)
const monthly = fc
  .oneof(
    part('BYMONTHDAY', someOf([1, 15, 29, 31, -1, -3], 3)),
    someOf(ordinals, 3).map((list) => `;BYDAY=${list}`),
    fc
      .tuple(someOf(days, 5), someOf([1, 2, -1, 4], 2))
      .map(([list, places]) => `;BYDAY=${list};BYSETPOS=${places}`),
    fc
      .tuple(someOf(days, 2), someOf([11, 12, 13, 14, 15], 3))
      .map(([list, dates]) => `;BYDAY=${list};BYMONTHDAY=${dates}`),
  )
  .chain((rest) => pick(1, 2, 5).map((interval) => `FREQ=MONTHLY;INTERVAL=${interval}${rest}`))
const yearly = fc
  .oneof(
    fc.constant(''),
    fc
      .tuple(someOf([1, 6, 11], 2), someOf(ordinals, 2))
      .map(([months, list]) => `;BYMONTH=${months};BYDAY=${list}`),
    fc
      .tuple(someOf([2, 11], 1), someOf([28, 29, -1], 2))
      .map(([months, dates]) => `;BYMONTH=${months};BYMONTHDAY=${dates}`),
    someOf([1, 100, 330, -1, 366], 3).map((list) => `;BYYEARDAY=${list}`),
    fc
      .tuple(someOf([1, 20, 48, 52, -1], 2), someOf(days, 2))
      .map(([weeks, list]) => `;BYWEEKNO=${weeks};BYDAY=${list}`),
  )
  .map((rest) => `FREQ=YEARLY${rest}`)
const hourly = fc
  .tuple(pick(1, 5, 7, 24), part('BYDAY', someOf(days, 3)), part('BYHOUR', someOf([3, 4, 9, 22], 3)))
  .map(([interval, ...parts]) => `FREQ=HOURLY;INTERVAL=${interval}${parts.join('')}`)
const rule = fc
  .tuple(
    fc.oneof(daily, weekly, monthly, yearly, hourly),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant('') },
      pick(';COUNT=3', ';COUNT=20', ';UNTIL=20261120T090000Z', ';UNTIL=20270105T000000Z'),
    ),
  )
  .map((parts) => parts.join(''))
const start = pick('20261101T090000', '20260131T173000', '20240229T120000', '20251230T000000')

describe('the times of a recurrence rule', () => {
  test('are those that another library finds', () => {
    fc.assert(
      fc.property(rule, start, (text, begin) => {
        const [from, until] = ['20261015T000000', '20270115T000000'] as const
        expect(strokes(text, begin, from, until)).toEqual(independent(text, begin, from, until))
      }),
      { numRuns: 400 },
    )
  })

  test.each([
    ['a day that never comes', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
    ['the same, asked day by day', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', []],
    [
      'the last weekday of each month',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
      ['2026-11-30T09:00:00', '2026-12-31T09:00:00'],
    ],
    [
      'the Saturday after the first Sunday of November',
      'FREQ=MONTHLY;BYMONTH=11;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
      ['2026-11-07T09:00:00'],
    ],
    ['every 31st skips shorter months', 'FREQ=MONTHLY;BYMONTHDAY=31', ['2026-12-31T09:00:00']],
  ])('%s', (_, text, expected) => {
    expect(strokes(text, '20200101T090000', '20261101T000000', '20261231T235959')).toEqual(expected)
  })

  test('a rule from long ago costs no more than a new one', () => {
    expect(
      strokes(
        'FREQ=SECONDLY;BYHOUR=3;BYMINUTE=0;BYSECOND=0',
        '19700101T000000',
        '20261101T000000',
        '20261103T000000',
      ),
    ).toHaveLength(2)
  })

  test('no rule takes for ever', () => {
    const budget = { steps: 1_000 }
    const [property] = readProperties({
      name: '',
      lines: ['RRULE:FREQ=SECONDLY;COUNT=999999999'],
      children: [],
    })
    const range = { from: wallOf('20261101'), until: wallOf('20261130') }
    expect(() => [...expandRule(readRule(property?.values[0]), wallOf('20000101'), range, budget)]).toThrow(
      'too many',
    )
  })
})
