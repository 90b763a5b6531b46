export type Row = Record<string, unknown>
export type Column = readonly [title: string, text: (row: Row) => string]

/** Characters per cell: enough for a table name and a record id. */
const widest = 52

/** A plain table for a terminal, under its title. */
export function table(title: string, rows: readonly Row[], columns: readonly Column[]): string {
  const heading = `${title} (${rows.length})`
  if (rows.length === 0) return heading
  const lines = [
    columns.map(([column]) => column),
    ...rows.map((row) => columns.map(([, cell]) => cut(cell(row)))),
  ]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => [...(line[index] ?? '')].length)))
  const rendered = lines.map((line) =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [heading, rendered[0], rule, ...rendered.slice(1)].join('\n')
}

/** CSV (RFC 4180). Puts an apostrophe before untrusted values that a spreadsheet would evaluate as a formula. */
export function csv(rows: readonly Row[], columns: readonly Column[]): string {
  const quoted = (value: string) => {
    const line = oneLine(value)
    const computed = /^(?:[=@]|[+-](?![\d ().-]*$))/.test(line)
    return `"${computed ? "'" : ''}${line.replaceAll('"', '""')}"`
  }
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  return lines.map((line) => line.map(quoted).join(',')).join('\n')
}

/** Removes control characters, which could control the terminal. */
const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** Allows URLs 200 characters, since a truncated URL is useless. */
function cut(value: string): string {
  const characters = [...oneLine(value)]
  const most = /^https?:\/\/\S+$/.test(value) ? 200 : widest
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : characters.join('')
}

export function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

export function list(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : text(value)
}

/** Formats an instant (text or Date) as '2026-12-01 15:00'; returns '' for an empty value. */
export function utc(value: unknown): string {
  return value ? new Date(String(value)).toISOString().slice(0, 16).replace('T', ' ') : ''
}
