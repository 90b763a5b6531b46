import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { Errors } from 'typebox/value'
import { expect, test } from 'vitest'
import { bookingRules } from '../../content/booking-rules.ts'
import { TeamHoursSchema } from '../../content/model/booking-rules.ts'
import { teamHoursProblems } from '../../content/validation/rules/booking-rules.ts'

test('the owner can paste the guide’s example of hours', () => {
  const guide = readFileSync('supabase/README.md', 'utf8')
  const example = /export const teamHours: TeamHours \| null = (\{[\s\S]*?\n\})/.exec(guide)?.[1]
  const hours = runInThisContext(`(${example})`)
  expect(Errors(TeamHoursSchema, hours)).toEqual([])
  expect(teamHoursProblems(hours, bookingRules, hours.daysOff[0].from, '')).toEqual([])
  // A holiday that was applied before it passed keeps no site from starting.
  expect(teamHoursProblems(hours, bookingRules, '2027-12-01', JSON.stringify(hours))).toEqual([])
})
