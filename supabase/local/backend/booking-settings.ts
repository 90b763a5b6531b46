import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../local-settings.ts'
import type { Database } from './database.ts'

/** Hands the database what content/booking-rules.ts says, as `npm run generate -- reminders` wrote it. Repeating is safe. */
export async function applyBookingSettings(database: Pick<Database, 'query'>): Promise<void> {
  const settings = await readFile(join(projectRoot, 'supabase/booking-settings.json'), 'utf8')
  await database.query('select private.use_booking_settings($1::text::jsonb)', [settings])
}
