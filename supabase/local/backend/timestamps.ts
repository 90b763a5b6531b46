/** PostgreSQL's `2026-12-01 15:45:00+00` as hosted PostgREST writes it: `2026-12-01T15:45:00+00:00`. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
