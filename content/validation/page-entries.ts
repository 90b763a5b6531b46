import { readFileSync } from 'node:fs'
import type { Page } from '../model/page.ts'
import type { PageEntry } from './content.ts'
import { pageFiles } from './page-files.ts'

/** Each page with its path and the module that holds it. */
export function pageEntries(pages: Readonly<Record<string, Page>>): PageEntry[] {
  const files = pageFiles(readFileSync(new URL('../pages.ts', import.meta.url), 'utf8'))
  return Object.entries(pages).map(([path, page]) => ({
    path,
    page,
    file: files.get(path) ?? 'content/pages.ts',
  }))
}
