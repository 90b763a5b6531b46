import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '../../renderer/build/brotli.ts'
import { type BuiltDocument, clientDir, siteDir } from './built-site.ts'
import { islands } from './byte-budgets.ts'

type Chunk = { file: string; name?: string; imports?: string[] }
const chunks = JSON.parse(readFileSync(join(siteDir, 'assets.json'), 'utf8')) as Record<string, Chunk>

/** Transfer size in bytes: brotli at the highest level, as on a static host. */
export const compressedSize = (content: string) => brotli(Buffer.from(content)).length

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The brotli bytes of the scripts that a document runs before an intent: those it references and their imports. */
export function scriptSize({ root }: BuiltDocument): number {
  const named = root
    .querySelectorAll('script[src], link[rel=modulepreload], link[as=script]')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
  const keys = named.map((path) => {
    const found = Object.entries(chunks).find(([, { file }]) => path === `/${file}`)
    if (!found) throw new Error(`${path} is not in the manifest`)
    return found[0]
  })
  const files = new Set(keys.flatMap((key) => [...scriptsOf(key)]))
  return sum([...files].map((file) => compressedSize(readFileSync(join(clientDir, file), 'utf8'))))
}

/** The brotli bytes of each island: its scripts and their imports, without those that are already loaded. */
export function islandBytes(): Record<string, number> {
  const before = (source: string | undefined) => (source ? scriptsOf(keyOf(source)) : [])
  const sizes = Object.entries(islands).map(([name, { source, after }]) => {
    const loaded = new Set([
      ...before('renderer/+client.ts'),
      ...(source === 'renderer/second-part.ts' ? [] : before('renderer/second-part.ts')),
      ...before(after),
    ])
    const files = [...scriptsOf(keyOf(source))].filter((file) => !loaded.has(file))
    return [name, sum(files.map(bytesOf))] as const
  })
  return Object.fromEntries(sizes)
}

/** Ignores the hashes in file names: they change with any edit and compress differently. */
function bytesOf(file: string): number {
  const script = readFileSync(join(clientDir, file), 'utf8')
  const hashes = Object.values(chunks).flatMap((chunk) => /([\w-]{7})\.js$/.exec(chunk.file)?.[1] ?? [])
  return compressedSize(hashes.reduce((text, hash) => text.replaceAll(hash, '-'.repeat(hash.length)), script))
}

function keyOf(source: string): string {
  if (chunks[source]) return source
  // A source that shares its chunk is found by the chunk's name.
  const named = Object.entries(chunks).find(
    ([, { file, name }]) => file.endsWith('.js') && source.endsWith(`/${name}.ts`),
  )
  if (!named) throw new Error(`No chunk contains ${source}`)
  return named[0]
}

/** The files of a chunk and of its static imports. */
function scriptsOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) scriptsOf(each, found)
  return found
}
