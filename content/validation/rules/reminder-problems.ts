import type { Reminder } from '../../model/reminder.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** A mail may be late by hours, and is read later still. */
const clock =
  /\b(?:tomorrow|today|tonight|this (?:morning|afternoon|evening)|yesterday|in (?:an|one|half an|a few|two|three) (?:hours?|minutes?|days?)|right now|now|in a moment)\b/i

/**
 * What is wrong with the mails before a call: their order, and words that are wrong when a mail is late.
 */
export function reminderProblems(reminders: readonly Reminder[]): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) =>
    problems.push({ file: 'content/booking-rules.ts', path: ['reminders', ...path], reason })
  for (const [i, { hoursBefore, subject, text }] of reminders.entries()) {
    const before = reminders[i - 1]
    if (before && before.hoursBefore <= hoursBefore) {
      report(
        [i, 'hoursBefore'],
        `is ${hoursBefore}, but the mail before it leaves ${before.hoursBefore} hours before the call; put the earliest first, each hour once`,
      )
    }
    if (reminders.findIndex((each) => each.subject === subject) !== i)
      report([i, 'subject'], `is “${subject}”, as of another reminder; give each its own`)
    for (const [key, words] of Object.entries({ subject, text })) {
      const greeting =
        /^(?:Dear|Hi|Hello|Hey|Salam|Salaam|Assalamu|As-salamu|Good (?:morning|day))\b[^.?!]{0,40}?[,!.]/.exec(
          words,
        )?.[0]
      if (greeting)
        report([i, key], `begins with “${greeting}”, but each mail greets by name already; take it out`)
      const found = clock.exec(words)?.[0]
      if (found)
        report(
          [i, key],
          `says “${found}”, which is wrong where the mail is late; leave the time to the mail itself`,
        )
    }
  }
  return problems
}
