import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientDir, siteDir } from './built-site.ts'
import { compressedSize, sum } from './sizes.ts'

type Chunk = { file: string; name?: string; imports?: string[] }

/** Scripts that are loaded on demand: the entry source, and `after`, the island that is loaded before it. */
const parts = {
  'second part of the script': { source: 'renderer/second-part.ts' },
  'dialogs island, with React': { source: 'ui/dialogs/dialogs-island.tsx' },
  'wizard’s second step before React': { source: 'ui/booking/wizard-opener.ts' },
  'wizard island, with React': { source: 'ui/booking/booking-island.tsx' },
  'booked call island, with React': { source: 'ui/your-call/your-call-island.tsx' },
  'lists of days, times and zones': {
    source: 'ui/booking/pickers.ts',
    after: 'ui/booking/booking-island.tsx',
  },
  messages: { source: 'ui/primitives/Toast/mount-toasts.tsx', after: 'ui/dialogs/dialogs-island.tsx' },
  'form submission': { source: 'ui/dialogs/sending.ts', after: 'ui/dialogs/dialogs-island.tsx' },
  'booking request': {
    source: 'data-access/book-strategy-call.ts',
    after: 'ui/booking/booking-island.tsx',
  },
  'calendar file': {
    source: 'data-access/calendar-file.ts',
    after: 'ui/booking/booking-island.tsx',
  },
  'Supabase client': { source: 'data-access/client.ts' },
} as const satisfies Record<string, { source: string; after?: string }>

export type IslandPart = keyof typeof parts

/** The brotli bytes of each part: its scripts and their imports, without those that are already loaded. */
export function islandBytes(): Record<IslandPart, number> {
  const chunks = JSON.parse(readFileSync(join(siteDir, 'assets.json'), 'utf8')) as Record<string, Chunk>
  const before = (source: string | undefined) => (source ? scriptsOf(keyOf(source, chunks), chunks) : [])
  const sizes = Object.entries(parts).map(([name, part]) => {
    const loaded = new Set([
      ...before('renderer/+client.ts'),
      ...(part.source === 'renderer/second-part.ts' ? [] : before('renderer/second-part.ts')),
      ...before('after' in part ? part.after : undefined),
    ])
    const files = [...scriptsOf(keyOf(part.source, chunks), chunks)].filter((file) => !loaded.has(file))
    return [name, sum(files.map((file) => bytesOf(file, chunks)))] as const
  })
  return Object.fromEntries(sizes) as Record<IslandPart, number>
}

/** Ignores the hashes in file names: they change with any edit and compress differently. */
function bytesOf(file: string, chunks: Record<string, Chunk>): number {
  const script = readFileSync(join(clientDir, file), 'utf8')
  const hashes = Object.values(chunks).flatMap((chunk) => /([\w-]{7})\.js$/.exec(chunk.file)?.[1] ?? [])
  return compressedSize(hashes.reduce((text, hash) => text.replaceAll(hash, '-'.repeat(hash.length)), script))
}

function keyOf(source: string, chunks: Record<string, Chunk>): string {
  if (chunks[source]) return source
  // A source that shares its chunk is found by the chunk's name.
  const named = Object.entries(chunks).find(
    ([, { file, name }]) => /\.js$/.test(file) && isNameOf(source, name),
  )
  if (!named) throw new Error(`No chunk contains ${source}`)
  return named[0]
}

const isNameOf = (source: string, name = '') => source.endsWith(`/${name}.ts`)

function scriptsOf(key: string, chunks: Record<string, Chunk>, found = new Set<string>()): Set<string> {
  const chunk = chunks[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const each of chunk.imports ?? []) scriptsOf(each, chunks, found)
  return found
}
