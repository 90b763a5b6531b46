import { readFileSync } from 'node:fs'
import type { pages as table } from '../../content/pages.ts'
import { pageFile } from '../built-code.ts'

/** Takes the place of `content/pages.ts` while documents are rendered: of ten thousand pages, one is in memory. */
export const pages = new Proxy({} as typeof table, {
  get: (_, path) => JSON.parse(readFileSync(pageFile(String(path)), 'utf8')),
})
