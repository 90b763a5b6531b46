import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { type HeaderRule, headersFor, readRules } from '../../supabase/local/site-rules.ts'

export const siteDir = readLocalSettings().siteDir
/** What a server hands out. */
export const clientDir = join(siteDir, 'client')

export const notFoundPath = '/404'

export type BuiltDocument = {
  /** The path that it answers at: `/`, `/services/nonprofit-seo`, `/404`. */
  path: string
  html: string
  root: HTMLElement
}

/** Every built document, by path. */
export const documents: ReadonlyMap<string, BuiltDocument> = new Map(
  filesBelow(clientDir)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(file, 'utf8')
      const path = `/${relative(clientDir, file).replace(/(^|\/)index\.html$|\.html$/, '')}`
      // What stands in a noscript element is part of the page for somebody.
      return [path, { path, html, root: parse(html, { blockTextElements: { script: true, style: true } }) }]
    }),
)

/** Test cases: one per document. */
export const everyDocument = [...documents.values()].map((document) => [document.path, document] as const)

/** The same without the 404 page, which has no address of its own. */
export const everyPage = everyDocument.filter(([path]) => path !== notFoundPath)

export const isBuiltFile = (path: string) => existsSync(join(clientDir, path)) && !path.endsWith('/')

/** What people read, white space folded. */
export function visibleText(root: HTMLElement): string {
  const body = parse(root.querySelector('body')?.outerHTML ?? '', {
    blockTextElements: { script: false, style: false },
  })
  for (const element of body.querySelectorAll('script,style,template')) element.remove()
  return folded(body.textContent)
}

export const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The sources that the Content-Security-Policy allows for a directive, on every page. */
export function allowedSources(directive: string): string[] {
  const headers = headersFor('/', readRules<HeaderRule>(join(siteDir, 'headers.json')))
  const policy = headers.get('content-security-policy') ?? ''
  const entry = policy.split(';').find((each) => each.trim().startsWith(`${directive} `))
  return entry?.trim().split(/\s+/).slice(1) ?? []
}
