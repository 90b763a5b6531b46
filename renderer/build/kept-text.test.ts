import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { keptText } from './kept-text.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-text-'))
const source = join(folder, 'source.ts')
const kept = join(folder, 'cache/kept.json')
const make = vi.fn(async () => ({ text: `made ${make.mock.calls.length}`, files: [source] }))
const text = async (key = 'tool 1') => (await keptText(kept, key, make)).text

beforeEach(() => {
  rmSync(join(folder, 'cache'), { recursive: true, force: true })
  writeFileSync(source, 'as it was')
  make.mockClear()
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a text is made once while nothing changes', async () => {
  expect([await text(), await text()]).toEqual(['made 1', 'made 1'])
  expect(await keptText(kept, 'tool 1', make)).toEqual({ text: 'made 1', files: [source] })
})

test('it is made anew when a file has changed or is gone, or a tool is another', async () => {
  await text()
  writeFileSync(source, 'otherwise')
  expect(await text()).toBe('made 2')
  rmSync(source)
  expect(await text()).toBe('made 3')
  expect(await text('tool 2')).toBe('made 4')
})

test('what is kept and cannot be read is made anew', async () => {
  await text()
  writeFileSync(kept, '{"key"')
  expect(await text()).toBe('made 2')
})
