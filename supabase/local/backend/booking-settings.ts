import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../local-settings.ts'
import type { Database } from './database.ts'

/** What content/booking-rules.ts says, as JSON that `npm run generate -- reminders` wrote for the database. */
export const readBookingSettings = () => readFile(join(projectRoot, 'supabase/booking-settings.json'), 'utf8')

/** Hands them to the database. Repeating is safe. */
export async function applyBookingSettings(database: Pick<Database, 'query'>): Promise<void> {
  await database.query('select private.use_booking_settings($1::text::jsonb)', [await readBookingSettings()])
}
