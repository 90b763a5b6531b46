import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clientDir, siteDir } from '../build/built-site.ts'
import { compressedSize } from '../build/sizes.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** What is fetched when it is wanted, and the source that it begins with. */
const islands = {
  'second part of the script': 'renderer/later.ts',
  'dialogs island, with React': 'ui/dialogs/dialogs-island.tsx',
  'wizard island, with React': 'ui/booking/booking-island.tsx',
  'Supabase client': 'data-access/client.ts',
}

/** Bytes, as brotli, of each island: its scripts with all that they import, but the page's own script. */
export function islandBytes(): Record<string, number> {
  const chunks = JSON.parse(readFileSync(join(siteDir, 'assets.json'), 'utf8')) as Record<string, Chunk>
  return Object.fromEntries(
    Object.entries(islands).map(([name, source]) => {
      const key = Object.keys(chunks).find((each) => each === source || chunkName(each, source, chunks))
      if (!key) throw new Error(`There is no chunk of ${source}`)
      const files = [...scriptsOf(key, chunks)]
      return [name, files.reduce((sum, file) => sum + compressedSize(readFileSync(join(clientDir, file))), 0)]
    }),
  )
}

/** A source that shares its chunk with others is named by the chunk. */
const chunkName = (key: string, source: string, chunks: Record<string, Chunk & { name?: string }>) =>
  source.endsWith('/later.ts') && chunks[key]?.name === 'later' && chunks[key]?.file.endsWith('.js')

function scriptsOf(key: string, chunks: Record<string, Chunk>, found = new Set<string>()): Set<string> {
  const chunk = chunks[key]
  if (!chunk || key === 'renderer/+client.ts' || found.has(chunk.file)) return found
  if (chunk.file.endsWith('.js')) found.add(chunk.file)
  for (const each of chunk.imports ?? []) scriptsOf(each, chunks, found)
  return found
}
