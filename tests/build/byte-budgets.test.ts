import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { siteUrl } from '../../renderer/site-url.ts'
import { builtHeaders, clientDir, everyDocument } from './built-site.ts'
import { budgets, islands } from './byte-budgets.ts'
import { compressedSize, islandBytes, scriptSize, sum } from './script-bytes.ts'

/** The status line, and the headers that a server adds (213 bytes from the local one): date, type, encoding. */
const hostHeaderBytes = 220

/** Headers count toward the document's budget, since they are sent in the same first flight. */
function headerBytes(path: string): number {
  // Four more bytes per header: ": " and CRLF.
  return sum([...builtHeaders(path)].map((header) => header.join().length + 3)) + hostHeaderBytes
}

describe.each(everyDocument)('%s', (path, document) => {
  test('stays within its byte budgets', () => {
    expect(headerBytes(path) + compressedSize(document.html)).toBeLessThanOrEqual(budgets.document)
    expect(scriptSize(document)).toBeLessThanOrEqual(budgets.scriptBeforeIntent)
    const drawings = document.root.querySelectorAll('svg').map((svg) => svg.outerHTML.length)
    expect(Math.max(0, ...drawings)).toBeLessThanOrEqual(budgets.drawing)
  })

  test('fetches nothing from another origin', () => {
    const fetched = [
      ...document.root.querySelectorAll('[src]').map((element) => element.getAttribute('src')),
      ...document.root
        .querySelectorAll('[srcset]')
        .flatMap((element) => element.getAttribute('srcset')?.split(',')),
      ...document.root.querySelectorAll('link:not([rel=canonical])').map((link) => link.getAttribute('href')),
      ...document.root.querySelectorAll('style').flatMap((style) => addressesIn(style.rawText)),
    ]
    expect(fetched.length).toBeGreaterThan(3)
    expect(fetched.filter((address) => isForeign(address?.trim() ?? ''))).toEqual([])
  })
})

test('the fonts stay within their budget', () => {
  const files = filesBelow(join(clientDir, 'fonts'))
  expect(files).not.toEqual([])
  expect(sum(files.map((file) => statSync(file).size))).toBeLessThanOrEqual(budgets.fonts)
})

test.each(Object.entries(islandBytes()))('%s stays within its budget', (part, size) => {
  expect(size).toBeGreaterThan(1000)
  expect(size).toBeLessThanOrEqual(islands[part]?.limit ?? 0)
})

test.each([
  ['social image', '/social/', budgets.socialImage],
  ['PDF', '.pdf', budgets.pdf],
])('every %s stays within its budget', (_, part, budget) => {
  const files = filesBelow(clientDir).filter((file) => file.includes(part))
  expect(files).not.toEqual([])
  expect(files.filter((file) => statSync(file).size >= budget)).toEqual([])
})

test('the visual baselines, which every clone downloads, stay within 15 MB', () => {
  expect(sum(filesBelow('visual-baselines').map((file) => statSync(file).size))).toBeLessThanOrEqual(15e6)
})

test('no style sheet fetches anything from another origin', () => {
  const sheets = filesBelow(clientDir).filter((file) => file.endsWith('.css'))
  expect(sheets.flatMap((file) => addressesIn(readFileSync(file, 'utf8'))).filter(isForeign)).toEqual([])
})

const isForeign = (address: string) => new URL(address, siteUrl).origin !== new URL(siteUrl).origin

/** The addresses in `url(…)` and `@import`. */
function addressesIn(css: string): string[] {
  return [...css.matchAll(/(?:url\(|@import\s)\s*["']?([^"')\s]+)/g)].map((match) => match[1] as string)
}
