import type { Reminder } from '../../model/reminder.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { reminderHours } from './database-rules.ts'

/**
 * What is wrong with the mails before a call: their order, one subject twice, other hours than the database has.
 *
 * @param migrations the database's migrations, in their order, as one text
 */
export function reminderProblems(reminders: readonly Reminder[], migrations: string): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) =>
    problems.push({ file: 'content/booking-rules.ts', path: ['reminders', ...path], reason })
  for (const [i, { hoursBefore, subject }] of reminders.entries()) {
    const before = reminders[i - 1]
    if (before && before.hoursBefore <= hoursBefore)
      report(
        [i, 'hoursBefore'],
        `is ${hoursBefore}, but the one before it is ${before.hoursBefore}; put the earliest mail first`,
      )
    if (reminders.findIndex((each) => each.subject === subject) !== i)
      report([i, 'subject'], `is “${subject}”, as of another reminder; give each its own`)
  }
  const here = reminders.map((each) => each.hoursBefore).join()
  const database = reminderHours(migrations)
  if (database !== here)
    report(
      [],
      `leave ${here} hours before the call, but the database sends them ${database} hours before; change both`,
    )
  return problems
}
