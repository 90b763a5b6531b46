import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'

export const siteDir = readLocalSettings().siteDir
export const clientDir = join(siteDir, 'client')

export type BuiltDocument = {
  /** Its URL path: `/`, `/services/nonprofit-seo`, `/404`. */
  path: string
  html: string
  root: HTMLElement
}

export const documents: ReadonlyMap<string, BuiltDocument> = new Map(
  filesBelow(clientDir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(file, 'utf8')
      const path = `/${relative(clientDir, file).replace(/(^|\/)index\.html$|\.html$/, '')}`
      // Parse noscript too: visitors without JavaScript see it.
      return [path, { path, html, root: parse(html, { blockTextElements: { script: true, style: true } }) }]
    }),
)

export const everyDocument = [...documents.values()].map((document) => [document.path, document] as const)

export const isBuiltFile = (path: string) => existsSync(join(clientDir, path)) && !path.endsWith('/')
