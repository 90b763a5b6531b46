/** In bytes; a page's document and script as brotli. */
export const budgets = {
  /** One first flight of a TCP connection. */
  document: 14_000,
  /** Long texts that people come to read. */
  longDocument: 20_000,
  scriptBeforeIntent: 1_500,
  fonts: 30_000,
  drawing: 4_000,
} as const

const longDocuments = [
  '/resources/meeting-minutes-template',
  '/blog/how-to-write-meeting-minutes-free-templates',
]

export const documentBudget = (path: string) =>
  longDocuments.includes(path) ? budgets.longDocument : budgets.document
