import { writeFileSync } from 'node:fs'
import { reminders } from '../../content/booking-rules.ts'
import { reminderModule, reminderModulePath } from './reminder-module.ts'

// `npm run generate -- reminders`: content/booking-rules.ts, where the server functions can read it.

writeFileSync(reminderModulePath, reminderModule(reminders))
console.log(`${reminders.length} reminders written; run npm run format`)
