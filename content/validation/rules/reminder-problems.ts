import type { Reminder } from '../../model/reminder.ts'
import type { FieldPath, Problem } from '../problem.ts'

/**
 * What is wrong with the mails before a call: their order, and one subject twice.
 */
export function reminderProblems(reminders: readonly Reminder[]): Problem[] {
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
  return problems
}
