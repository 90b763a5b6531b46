import { readFileSync } from 'node:fs'
import type { Page } from '../model/page.ts'
import type { PageEntry } from './content.ts'

/**
 * Which module holds each page, read from the source of `content/pages.ts`, so that no second list is needed.
 *
 * @returns `/services` → `content/pages/services.ts`
 */
export function pageFiles(source: string): Map<string, string> {
  const imports = new Map(
    [...source.matchAll(/import \{ (\w+) \} from '\.\/([^']+)'/g)].map(([, name, file]) => [
      name,
      `content/${file}`,
    ]),
  )
  return new Map(
    [...source.matchAll(/^\s*'(\/[^']*)': (\w+),$/gm)].map(([, path, name]) => [
      path as string,
      imports.get(name) ?? 'content/pages.ts',
    ]),
  )
}

/** Each page with its path and the module that holds it. */
export function pageEntries(
  pages: Readonly<Record<string, Page | undefined>>,
  source = readFileSync('content/pages.ts', 'utf8'),
): PageEntry[] {
  const files = pageFiles(source)
  return Object.entries(pages).flatMap(([path, page]) =>
    page ? [{ path, page, file: files.get(path) ?? 'content/pages.ts' }] : [],
  )
}
