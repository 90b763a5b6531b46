import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotli } from '../../renderer/build/brotli.ts'
import { filesBelow } from '../../renderer/build/files-below.ts'

/** A figure before and now. */
export type Change = { what: string; from: number; to: number }

/** A time that is longer by less than both is noise, also on a quiet machine; so few bytes are a hash or a date. */
const tolerated = { ratio: 1.15, ms: 8, bytes: 50 }

/** The figures of a table by their names: of rows of a list, the first texts are the name. */
export function figuresOf(result: unknown, name: readonly string[] = []): Record<string, number> {
  if (typeof result === 'number') return { [name.join(', ')]: result }
  if (typeof result !== 'object' || result === null) return {}
  const entries = Array.isArray(result)
    ? result.map((row) => [String(row.path ?? Object.values(row)[0]), row] as const)
    : Object.entries(result)
  return Object.assign({}, ...entries.map(([key, value]) => figuresOf(value, [...name, key])))
}

/** Which figures became worse: more than chance makes of them. What one side alone has is no change. */
export function worse(before: Record<string, number>, now: Record<string, number>): Change[] {
  return Object.entries(now).flatMap(([what, to]) => {
    const from = before[what]
    if (from === undefined || to - from < tolerated.ms || to < from * tolerated.ratio) return []
    return [{ what, from, to }]
  })
}

type Chunk = { file: string; name?: string }

/** The bytes of a built site as brotli: its documents by path, its scripts and styles by what they are made of. */
export function bytesOf(siteDir: string): Record<string, number> {
  const client = join(siteDir, 'client')
  const chunks = JSON.parse(readFileSync(join(siteDir, 'assets.json'), 'utf8')) as Record<string, Chunk>
  const named = Object.entries(chunks).map(
    ([source, { file, name }]) => [/^_/.test(source) && name ? name : source, join(client, file)] as const,
  )
  const documents = filesBelow(client)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [relative(client, file), file] as const)
  const sizes: Record<string, number> = {}
  for (const [name, file] of [...named, ...documents]) {
    // Of a style sheet that was joined with others the single one is gone.
    if (existsSync(file)) sizes[name] = (sizes[name] ?? 0) + brotli(readFileSync(file)).length
  }
  return sizes
}

/** The files that grew, those that grew most first. */
export function grown(before: Record<string, number>, now: Record<string, number>): Change[] {
  return Object.entries(now)
    .map(([what, to]) => ({ what, from: before[what] ?? 0, to }))
    .filter(({ from, to }) => to - from > tolerated.bytes)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
}

/** “dialog, cold: 355 → 420 (× 1.18)” */
export const told = ({ what, from, to }: Change): string =>
  `${what}: ${from} → ${to} (${from > 0 ? `× ${(to / from).toFixed(2)}` : 'new'})`
