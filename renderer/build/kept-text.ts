import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A text, and the files it was made from. */
export type Made = { text: string; files: readonly string[] }

type Kept = { key: string; files: Record<string, string>; text: string }

/**
 * Caches a text that takes seconds to make, until one of its sources changes.
 *
 * @param file where it is kept; it may be deleted at any time
 * @param key a hash of everything else that affects it: settings, tools
 */
export async function keptText(file: string, key: string, make: () => Promise<Made>): Promise<Made> {
  const kept = read(file)
  const unchanged =
    kept?.key === key && Object.entries(kept.files).every(([source, hash]) => hashOf(source) === hash)
  if (kept && unchanged) return { text: kept.text, files: Object.keys(kept.files) }
  const made = await make()
  const files = Object.fromEntries(made.files.map((source) => [source, hashOf(source) ?? '']))
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify({ key, files, text: made.text } satisfies Kept))
  renameSync(unfinished, file)
  return made
}

function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

function hashOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex')
  } catch {
    return undefined
  }
}
