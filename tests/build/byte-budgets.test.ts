import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { clientDir, everyDocument, siteDir } from './built-site.ts'

/** In bytes, compressed with brotli by the build, as on a static host. */
const budgets = {
  /** With its styles: what a server can send before it waits for an answer (ten TCP segments), without headers. */
  document: 14_000,
  /** The page script with what it imports. */
  scriptBeforeIntent: 2_500,
  /** What an island adds to the page's script and its second part, with React. */
  island: 110_000,
} as const

type Chunk = { file: string; imports?: string[] }
const chunks = JSON.parse(readFileSync(join(siteDir, 'assets.json'), 'utf8')) as Record<string, Chunk>

const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + statSync(join(clientDir, `${file}.br`)).size, 0)

function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) scriptsOf(each, found)
  return found
}

// The galleries, which show everything at once, are for developers only.
test.each(everyDocument.filter(([path]) => !path.startsWith('/gallery')))(
  '%s stays within its budgets',
  (path, { root }) => {
    const file = path === '/' ? 'index.html' : `${path}.html`
    expect(sizeOf([file])).toBeLessThanOrEqual(budgets.document)
    const scripts = root.querySelectorAll('script[src], link[rel=modulepreload]')
    const files = scripts.map((each) =>
      (each.getAttribute('src') ?? each.getAttribute('href') ?? '').slice(1),
    )
    const keys = Object.keys(chunks).filter((key) => files.includes(chunks[key]?.file ?? ''))
    expect(keys).toHaveLength(files.length)
    const size = sizeOf(new Set(keys.flatMap((key) => [...scriptsOf(key)])))
    expect(size).toBeGreaterThan(1000)
    expect(size).toBeLessThanOrEqual(budgets.scriptBeforeIntent)
  },
)

const islands = Object.keys(chunks).filter((key) => key.endsWith('-island.tsx'))

test.each(islands)('%s stays within its budget', (island) => {
  const there = new Set(
    ['renderer/+client.ts', 'renderer/on-intent.ts'].flatMap((key) => [...scriptsOf(key)]),
  )
  const added = [...scriptsOf(island)].filter((file) => !there.has(file))
  expect(added.length).toBeGreaterThan(3)
  expect(sizeOf(new Set(added))).toBeLessThanOrEqual(budgets.island)
})

test('the visual baselines, which every clone downloads, stay within 15 MB', () => {
  const sizes = filesBelow('visual-baselines').map((file) => statSync(file).size)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(15e6)
})
