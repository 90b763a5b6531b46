import { writeFileSync } from 'node:fs'
import { reminders } from '../../content/booking-rules.ts'
import {
  bookingSettings,
  bookingSettingsPath,
  reminderModule,
  reminderModulePath,
} from './reminder-module.ts'

// `npm run generate -- reminders`: content/booking-rules.ts, where the server functions and the database can read it.

writeFileSync(reminderModulePath, reminderModule())
writeFileSync(bookingSettingsPath, `${JSON.stringify(bookingSettings(), null, 2)}\n`)
console.log(`${reminders.length} reminders and the booking settings written; run npm run check -- --fix`)
