import { expect, test } from 'vitest'
import type { TeamHours } from '../../content/model/booking-rules.ts'
import { exampleRules as rules } from '../testing/examples.ts'
import { daysWithoutTime, missingDays } from './days-without-time.ts'
import { timeSlots } from './time-slots.ts'

const now = '2026-11-20T19:00:00Z'

function without(
  timeZone: string,
  taken: { startsAt: string; endsAt: string; away?: true }[],
  team?: TeamHours,
) {
  const input = { now, timeZone, taken, rules }
  return daysWithoutTime(input, timeSlots(input), team)
}

test('taken days and days off are distinguished, and weekends are not listed', () => {
  expect(
    without('America/Chicago', [
      { startsAt: '2026-11-24T06:00:00Z', endsAt: '2026-11-25T06:00:00Z' },
      { startsAt: '2026-11-26T06:00:00Z', endsAt: '2026-11-30T06:00:00Z', away: true },
    ]),
  ).toEqual([
    { date: '2026-11-24', away: false },
    { date: '2026-11-26', away: true },
    { date: '2026-11-27', away: true },
  ])
})

test('a weekday on which the team never works is not listed', () => {
  const untilThursday = {
    timeZone: 'America/Chicago',
    hours: [{ days: [1, 2, 3, 4], from: '09:00', until: '17:00' }],
  }
  const rest = [
    { startsAt: '2026-11-26T23:00:00Z', endsAt: '2026-11-30T15:00:00Z' },
    { startsAt: '2026-12-02T06:00:00Z', endsAt: '2026-12-07T15:00:00Z' },
  ]
  expect(without('America/New_York', rest, untilThursday).map(({ date }) => date)).toEqual([
    '2026-12-02',
    '2026-12-03',
  ])
})

test('a team’s day off is listed under its date in the visitor’s time zone', () => {
  const thanksgivingInChicago = { startsAt: '2026-11-26T06:00:00Z', endsAt: '2026-11-27T06:00:00Z' }
  expect(without('Australia/Sydney', [{ ...thanksgivingInChicago, away: true }])).toEqual([
    { date: '2026-11-27', away: true },
  ])
})

test('the message lists days off and taken days before the last offered date', () => {
  const days = [
    { date: '2026-11-24', away: false },
    { date: '2026-11-26', away: true },
    { date: '2026-11-27', away: true },
    { date: '2026-12-04', away: false },
  ]
  expect(missingDays(days, '2026-12-01')).toBe(
    'Our team is away on Thu, Nov 26 and Fri, Nov 27. Nothing’s left on Tue, Nov 24. ',
  )
  expect(missingDays(days, '2026-11-24')).toBe('')
  const nearlyAll = ['01', '02', '03', '04', '05', '06'].map((day) => ({
    date: `2026-12-${day}`,
    away: false,
  }))
  expect(missingDays(nearlyAll, '2026-12-07')).toBe('Nothing’s left on the other days. ')
})
