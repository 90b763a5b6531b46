import { writeFileSync } from 'node:fs'
import { noShowMail, reminders } from '../../content/booking-rules.ts'
import { bookingSettings, bookingSettingsPath } from './booking-settings.ts'
import { reminderModule, reminderModulePath } from './reminder-module.ts'

// `npm run generate -- reminders`: content/booking-rules.ts, where the server functions and the database can read it.

writeFileSync(reminderModulePath, reminderModule(reminders, noShowMail))
writeFileSync(bookingSettingsPath, `${JSON.stringify(bookingSettings(), null, 2)}\n`)
console.log(`${reminders.length} reminders and the booking settings written; run npm run check -- --fix`)
