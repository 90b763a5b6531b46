import { zoneText } from '../functions/_shared/time/time-text.ts'

export type Row = Record<string, unknown>
type Column = readonly [title: string, text: (row: Row) => string]

/** The parts that are not empty, in one line. */
export const facts = (...parts: unknown[]): string =>
  parts
    .map((part) => text(part || null))
    .filter((part) => part.trim())
    .join(' · ')

/** A column for each of a row's fields, named after it: `first_name` is "First name". */
export const columnsOf = (...fields: string[]): Column[] =>
  fields.map((field) => {
    const [first = '', ...rest] = field.replaceAll('_', ' ')
    return [first.toUpperCase() + rest.join(''), (row) => text(row[field])]
  })

/** Times that spreadsheets and CRMs read, "2026-12-01 09:00:00", in the zone that the title names. */
export const timesOf = (title: string, timeZone: string, at: (row: Row) => unknown): Column => [
  `${title} (${zoneText(timeZone)})`,
  (row) => (at(row) ? new Date(text(at(row))).toLocaleString('sv', { timeZone }) : ''),
]

/** CSV (RFC 4180), with a mark for Excel. Puts an apostrophe before untrusted text that a spreadsheet would evaluate. */
export function csv(rows: readonly Row[], columns: readonly Column[]): string {
  const quoted = (value: string) => {
    const line = oneLine(value)
    // Full-width signs too. A spreadsheet that takes the semicolon for the separator starts a new cell after it.
    const computed = /^(?:[=@＝＠]|[+\-−＋－](?![\d ().-]*$))/.test(line)
    const kept = line.replace(/;(?=\s*[=@+\-−＝＠＋－])/g, ";'").replaceAll('"', '""')
    return `"${computed ? "'" : ''}${kept}"`
  }
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))]
  return `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}`
}

const oneLine = (value: string) => value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

export function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}

/** Formats an instant (text or Date) as "Dec 1, 2026, 9:00 AM"; returns '' for an empty value. */
export const moment = (value: unknown, timeZone: string): string =>
  value
    ? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
        .format(new Date(String(value)))
        .replace(/\s/g, ' ')
    : ''
