import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rowsOf, writeReadmeTable } from './readme-table.ts'

test('a title stands once, and figures of a thing stand together', () => {
  expect(
    rowsOf('Builds', {
      cold: { 'wall, s': 61.2, 'CPU, s': 110 },
      again: { 'wall, s': 9, 'CPU, s': undefined },
    }),
  ).toEqual(['| Builds | cold | wall, s: 61.2; CPU, s: 110 |', '|  | again | wall, s: 9 |'])
})

test('of the scores of many pages the lowest is told', () => {
  const pages = Array.from({ length: 12 }, (_, i) => ({ path: `/${i}`, SEO: i === 7 ? 99 : 100 }))
  expect(rowsOf('Lighthouse', pages)).toEqual(['| Lighthouse | SEO | lowest of 12 pages: 99 |'])
})

test('figures take the place of those before; what was not measured keeps its place, its date and its machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  const file = join(folder, 'README.md')
  const order = ['Islands', 'Builds']
  const write = (date: string, title: string, result: object) =>
    writeReadmeTable(file, { date, machine: 'a machine' }, [{ title, result }], order)
  try {
    writeFileSync(file, 'Above\n<!-- bench -->\nold\n<!-- /bench -->\nBelow\n')
    write('Monday', 'Builds', { cold: 61, again: 9 })
    write('Monday', 'Islands', { one: 1234 })
    write('Tuesday', 'Islands', { one: 5678 })
    expect(readFileSync(file, 'utf8')).toBe(
      `Above
<!-- bench -->
| | | | measured | on |
|---|---|---|---|---|
| Islands | one | 5,678 | Tuesday | a machine |
| Builds | cold | 61 | Monday | a machine |
|  | again | 9 | Monday | a machine |
<!-- /bench -->
Below
`,
    )
    writeFileSync(file, 'nothing')
    expect(() => write('Monday', 'Builds', {})).toThrow('has no place')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
