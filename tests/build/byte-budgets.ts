/** In bytes. Document and script are brotli-compressed; the document includes its response headers. */
export const budgets = {
  /** The first flight of a TCP connection. */
  document: 14_000,
  scriptBeforeIntent: 2_500,
  fonts: 30_000,
  drawing: 4_000,
  /** A 1200×630 PNG. */
  socialImage: 200_000,
  pdf: 120_000,
} as const

type Island = { limit: number; source: string; after?: string }
const dialogs = 'ui/forms/forms-island.tsx'
const booking = 'ui/booking/booking-island.tsx'

/**
 * Scripts that are loaded on demand: each limit just above the current size, the entry source, and `after`, the island
 * that is loaded before it. In an island, React with its DOM takes 59,200, which no setting reduces; React Aria's
 * buttons and fields 13,900; Jotai 2,100.
 */
export const islands: Readonly<Record<string, Island>> = {
  'second part of the script': { limit: 5_500, source: 'renderer/second-part.ts' },
  'dialogs island, with React': { limit: 87_750, source: dialogs },
  'wizard’s second step before React': { limit: 3_720, source: 'ui/booking/wizard-opener.ts' },
  'wizard island, with React': { limit: 94_650, source: booking },
  'booked call island, with React': { limit: 97_130, source: 'ui/your-call/your-call-island.tsx' },
  'lists of days and times': { limit: 21_700, source: 'ui/booking/pickers.ts', after: booking },
  'form submission': { limit: 5_330, source: 'data-access/submit-form.ts', after: dialogs },
  'booking request': { limit: 4_650, source: 'data-access/book-strategy-call.ts', after: booking },
  'call request': { limit: 2_850, source: 'ui/booking/RequestStep.tsx', after: booking },
  'calendar file': {
    limit: 18_450,
    source: 'supabase/functions/_shared/calendar/calendar-event.ts',
    after: booking,
  },
  'Supabase client': { limit: 5_400, source: 'data-access/client.ts' },
}
