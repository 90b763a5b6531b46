import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Keeps the pages' words out of the code that renders them: a page that has changed needs no new code. */
export function pagesApart(): Plugin {
  return {
    name: 'pages-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: {
      filter: { id: /\/content\/pages\.ts$/ },
      handler: () => join(import.meta.dirname, 'pages-one-by-one.ts'),
    },
  }
}
