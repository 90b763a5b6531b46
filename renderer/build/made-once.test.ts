import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'
import { keyOf, MadeOnce } from './made-once.ts'
import { SiteFiles } from './site-files.ts'

const before = process.cwd()
let folder = ''
const made = () => readdirSync('node_modules/.cache/made').sort()
const build = async (text: string) => {
  const siteFiles = new SiteFiles('site', 'site-files.json')
  writeFileSync('site/page.html', text)
  const madeOnce = new MadeOnce()
  await compressFiles('site', siteFiles, madeOnce)
  await madeOnce.close()
  siteFiles.close()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-once-'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

test('a file is compressed as it is now, and one that was compressed before is not made again', async () => {
  const [one, two] = ['one '.repeat(200), 'two '.repeat(200)]
  await build(one)
  expect(brotliDecompressSync(readFileSync('site/page.html.br')).toString()).toBe(one)
  // Whoever made it again would write over this.
  for (const name of made()) writeFileSync(join('node_modules/.cache/made', name), 'from the cache')
  await build(two)
  expect(gunzipSync(readFileSync('site/page.html.gz')).toString()).toBe(two)
  await build(one)
  expect(readFileSync('site/page.html.br', 'utf8')).toBe('from the cache')
})

test('what another version of a tool has made is made anew', () => {
  expect(keyOf('resvg 2.6.2', '<svg/>')).not.toBe(keyOf('resvg 2.6.3', '<svg/>'))
  expect(keyOf('resvg 2.6.2', '<svg/>')).not.toBe(keyOf('resvg 2.6.2', '<svg />'))
})

test('what no build has wanted for a month goes', async () => {
  await build('one '.repeat(200))
  const old = made()
  const twoMonthsAgo = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000)
  for (const name of old) utimesSync(join('node_modules/.cache/made', name), twoMonthsAgo, twoMonthsAgo)
  rmSync('site', { recursive: true })
  await build('one '.repeat(200))
  expect(made()).toEqual(old)
  await build('two '.repeat(200))
  expect(made().filter((name) => old.includes(name))).toEqual([])
})
