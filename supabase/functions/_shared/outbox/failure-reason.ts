/** Mail servers quote addresses and content in their answers; the log and the row get one short line without them. */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const known = [code, responseCode].filter((part) => part !== undefined).join(' ')
  return (
    known ||
    error.message
      .replace(/\S+@\S+/g, '<address>')
      .replace(/[\p{C}\s]+/gu, ' ')
      .slice(0, 200)
  )
}
