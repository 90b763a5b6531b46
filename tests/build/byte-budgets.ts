/** In bytes; a page's document and script as brotli, the document with the headers of its answer. */
export const budgets = {
  /** One first flight of a TCP connection. */
  document: 14_000,
  /** A page that holds five documents whole, and the one for editors that holds every kind of section. */
  longDocument: 20_000,
  scriptBeforeIntent: 1_500,
  fonts: 30_000,
  drawing: 4_000,
} as const

const longDocuments = ['/resources/meeting-minutes-template', '/gallery']

export const documentBudget = (path: string) =>
  longDocuments.includes(path) ? budgets.longDocument : budgets.document
