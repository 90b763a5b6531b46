import type { IslandPart } from './script-bytes.ts'

/** In bytes. Document and script are brotli-compressed; the document includes its response headers. */
export const budgets = {
  /** The first flight of a TCP connection. */
  document: 14_000,
  scriptBeforeIntent: 1_500,
  fonts: 30_000,
  drawing: 4_000,
  /** A 1200×630 PNG. */
  socialImage: 200_000,
  pdf: 120_000,
} as const

/**
 * Scripts that are loaded on demand, each limit just above the current size. In an island, React with its DOM takes
 * 59,200, which no setting reduces; React Aria's buttons and fields 13,900; Jotai 2,100.
 */
export const islandBudgets: Readonly<Record<IslandPart, number>> = {
  'second part of the script': 5_500,
  'dialogs island, with React': 87_750,
  'wizard’s second step before React': 3_660,
  'wizard island, with React': 94_350,
  'booked call island, with React': 96_950,
  'lists of days and times': 21_700,
  messages: 5_300,
  'form submission': 5_330,
  'booking request': 4_650,
  'call request': 2_850,
  'calendar file': 18_450,
  'plain forms': 1_720,
  'Supabase client': 5_400,
}
