import { fileURLToPath } from 'node:url'
import type { NoShowMail, Reminder } from '../../content/model/reminder.ts'

export const reminderModulePath = fileURLToPath(
  new URL('../../supabase/functions/_shared/calls/reminders.ts', import.meta.url),
)

/** The mails' texts as a module of the server functions: a hosted deploy bundles only what lies among them. */
export function reminderModule(reminders: readonly Reminder[], noShowMail: NoShowMail): string {
  const list = reminders.map(
    ({ hoursBefore, subject, text }) =>
      `  {\n    hoursBefore: ${hoursBefore},\n    subject: ${quoted(subject)},\n    text: ${quoted(text)},\n  },\n`,
  )
  return `/** Written by \`npm run generate -- reminders\` from content/booking-rules.ts; edited there. */\nexport const reminders = [\n${list.join('')}] as const\n\nexport const noShowMail = {\n  subject: ${quoted(noShowMail.subject)},\n  text: ${quoted(noShowMail.text)},\n} as const\n`
}

/** As the project's formatter quotes. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`
}
