import { readFileSync, writeFileSync } from 'node:fs'

const begin = '<!-- bench -->'
const end = '<!-- /bench -->'

type Row = Record<string, unknown>
export type Measured = { title: string; result: unknown }

/**
 * Writes what was measured into the README's table: in place of what was measured of the same before, and beside what
 * was not measured this time, which keeps its date and its machine.
 *
 * @param order of the titles
 */
export function writeReadmeTable(
  file: string,
  when: { date: string; machine: string },
  measured: readonly Measured[],
  order: readonly string[],
): void {
  const readme = readFileSync(file, 'utf8')
  const [before, rest] = readme.split(begin)
  const [old, after] = rest?.split(end) ?? []
  if (before === undefined || old === undefined || after === undefined)
    throw new Error(`${file} has no place between ${begin} and ${end}.`)
  const groups = groupsOf(old)
  for (const { title, result } of measured) {
    groups.set(
      title,
      rowsOf(title, result).map((row) => `${row} ${when.date} | ${when.machine} |`),
    )
  }
  const lines = order.flatMap((title) => groups.get(title) ?? [])
  const head = ['| | | | measured | on |', '|---|---|---|---|---|']
  writeFileSync(file, `${before}${begin}\n${[...head, ...lines].join('\n')}\n${end}${after}`)
}

/** The rows of a table as it stands: a row without a title goes on with the one above. */
function groupsOf(table: string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  let title = ''
  for (const line of table.split('\n').filter((row) => /^\|.*\|$/.test(row))) {
    title = line.split('|')[1]?.trim() || title
    if (title) groups.set(title, [...(groups.get(title) ?? []), line])
  }
  return groups
}

/** A line for each row, the title in the first alone; of scores by page, the lowest of all. */
export function rowsOf(title: string, result: unknown): string[] {
  const rows: [string, unknown][] = Array.isArray(result)
    ? scoresOf(result as Row[])
    : Object.entries(result as Row)
  return rows.map(([name, value], i) => `| ${i === 0 ? title : ''} | ${name} | ${cell(value)} |`)
}

function scoresOf(rows: readonly Row[]): [string, unknown][] {
  const [first = {}] = rows
  if (rows.length <= 10) {
    return rows.map((row) => [
      String(row['path']),
      Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'number')),
    ])
  }
  return Object.keys(first)
    .filter((key) => typeof first[key] === 'number')
    .map((key) => [
      key,
      `lowest of ${rows.length} pages: ${Math.min(...rows.map((row) => Number(row[key])))}`,
    ])
}

const cell = (value: unknown): string =>
  typeof value === 'number'
    ? value.toLocaleString('en-US')
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .filter(([, part]) => part !== undefined)
          .map(([name, part]) => `${name}: ${cell(part)}`)
          .join('; ')
      : String(value)
