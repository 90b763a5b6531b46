import { mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from './files-below.ts'
import { SiteFiles } from './site-files.ts'

let folder = ''
const site = () => join(folder, 'site')
const inSite = (name: string) => join(site(), name)
let written: string[] = []

/** A build of these files: by name, what is in each. */
async function build(files: Record<string, string>): Promise<void> {
  written = []
  const siteFiles = new SiteFiles(site(), join(folder, 'list.json'))
  for (const [name, text] of Object.entries(files)) {
    await siteFiles.put(name, text, (file) => {
      written.push(name)
      writeFileSync(file, text)
    })
  }
  siteFiles.close()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('only what changed is written, and what is not wanted any more goes', async () => {
  await build({ 'a.html': 'a', 'deep/b.html': 'b', 'c.html': 'c' })
  expect(written).toEqual(['a.html', 'deep/b.html', 'c.html'])
  await build({ 'a.html': 'a', 'deep/b.html': 'B' })
  expect(written).toEqual(['deep/b.html'])
  expect(filesBelow(site()).map((file) => readFileSync(file, 'utf8'))).toEqual(['a', 'B'])
})

test.each([
  ['edited', () => writeFileSync(inSite('a.html'), 'x')],
  [
    'edited, with its old time put back',
    () => {
      writeFileSync(inSite('a.html'), 'x')
      utimesSync(inSite('a.html'), 1, 1)
    },
  ],
  [
    'put in place of another',
    () => {
      writeFileSync(join(folder, 'x'), 'x')
      renameSync(join(folder, 'x'), inSite('a.html'))
    },
  ],
  ['deleted', () => rmSync(inSite('a.html'))],
])('a file that somebody has %s is written anew', async (_, change) => {
  await build({ 'a.html': 'a', 'b.html': 'b' })
  utimesSync(inSite('a.html'), 1, 1)
  await build({ 'a.html': 'a', 'b.html': 'b' })
  expect(written).toEqual(['a.html'])
  change()
  await build({ 'a.html': 'a', 'b.html': 'b' })
  expect(written).toEqual(['a.html'])
  expect(readFileSync(inSite('a.html'), 'utf8')).toBe('a')
})

test('what somebody laid into the folder goes, and without the list all is written anew', async () => {
  await build({ 'a.html': 'a' })
  writeFileSync(inSite('left-over.html'), 'x')
  rmSync(join(folder, 'list.json'))
  await build({ 'a.html': 'a' })
  expect(written).toEqual(['a.html'])
  expect(filesBelow(site())).toEqual([inSite('a.html')])
})
