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

test('a table takes the place of the one before, and nothing else changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  const file = join(folder, 'README.md')
  try {
    writeFileSync(file, 'Above\n<!-- bench -->\nold\n<!-- /bench -->\nBelow\n')
    for (const bytes of [1234, 5678])
      writeReadmeTable(file, 'a machine', [{ title: 'Islands', result: { one: bytes } }])
    expect(readFileSync(file, 'utf8')).toBe(
      'Above\n<!-- bench -->\nMeasured on a machine.\n\n| | | |\n|---|---|---|\n| Islands | one | 5,678 |\n<!-- /bench -->\nBelow\n',
    )
    writeFileSync(file, 'nothing')
    expect(() => writeReadmeTable(file, 'a machine', [])).toThrow('has no place')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
