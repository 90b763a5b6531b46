import { writeFileSync } from 'node:fs'
import { reminders } from '../../content/booking-rules.ts'
import {
  bookingSettings,
  bookingSettingsPath,
  reminderModule,
  reminderModulePath,
} from './reminder-module.ts'

// `npm run generate -- reminders`: exports content/booking-rules.ts for the server functions and the database.

writeFileSync(reminderModulePath, reminderModule())
writeFileSync(bookingSettingsPath, `${JSON.stringify(bookingSettings(), null, 2)}\n`)
console.log(`${reminders.length} reminders and the booking settings written; run npm run check -- --fix`)
