import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli } from '../../renderer/build/brotli.ts'
import type { Bytes } from './change.ts'

/** What the documents of changed pages weighed before and weigh now. */
export function pageBytes(before: string, after: string, paths: readonly string[]): Bytes[] {
  return paths.flatMap((path): Bytes[] => {
    const [old, now] = [before, after].map((site) => sizeOf(site, path))
    if (old === now) return []
    return [{ path, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }]
  })
}

function sizeOf(site: string, path: string): number | undefined {
  const file = join(site, 'client', path === '/' ? 'index.html' : `${path}.html`)
  try {
    return brotli(readFileSync(file)).length
  } catch {
    return undefined
  }
}
