import type { IslandPart } from './island-bytes.ts'

/** In bytes; a page's document and script as brotli, the document with the headers of its answer. */
export const budgets = {
  /** One first flight of a TCP connection. */
  document: 14_000,
  scriptBeforeIntent: 1_500,
  fonts: 30_000,
  drawing: 4_000,
  /** As networks load them: a PNG of 1200 by 630. */
  socialImage: 200_000,
} as const

/**
 * Of what is fetched when it is wanted, as scripts alone; of each hardly more than it has. Of an island React with its
 * DOM is 59,200, and no setting makes it less; React Aria's buttons and fields are 13,900, Jotai 2,100.
 */
export const islandBudgets: Readonly<Record<IslandPart, number>> = {
  'second part of the script': 5_700,
  'dialogs island, with React': 87_100,
  'wizard’s second step before React': 3_300,
  'wizard island, with React': 91_200,
  'booked call island, with React': 90_200,
  // With what computes the times, which was in both islands before.
  'lists of days, times and zones': 36_750,
  messages: 5_500,
  'what sends a form': 5_200,
  'what books a call': 4_850,
  'what makes a calendar file': 18_550,
  'Supabase client': 5_400,
}
