import { readFileSync, writeFileSync } from 'node:fs'

const begin = '<!-- bench -->'
const end = '<!-- /bench -->'

type Row = Record<string, unknown>
export type Measured = { title: string; result: unknown }

/** Writes what was measured into the README, in place of what was measured before. */
export function writeReadmeTable(file: string, machine: string, measured: readonly Measured[]): void {
  const readme = readFileSync(file, 'utf8')
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no place between ${begin} and ${end}.`)
  const lines = measured.flatMap(({ title, result }) => rowsOf(title, result))
  const table = ['| | | |', '|---|---|---|', ...lines].join('\n')
  writeFileSync(file, `${before}${begin}\nMeasured on ${machine}.\n\n${table}\n${end}${after}`)
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
