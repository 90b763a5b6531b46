import { vi } from 'vitest'
import { exampleRules } from '../../data-access/testing/examples.ts'

/* Unit tests name times and days, so they have rules of their own: the owner can change the site's. */

vi.mock('../../content/booking-rules.ts', async (original) => {
  const own = await original<typeof import('../../content/booking-rules.ts')>()
  const bookingRules = { ...own.bookingRules, ...exampleRules, timeZones: own.bookingRules.timeZones }
  return { ...own, bookingRules, teamHours: null }
})
