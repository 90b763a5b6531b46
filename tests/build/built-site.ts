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

/** A policy, directive by directive. */
export function parsePolicy(policy: string): ReadonlyMap<string, string[]> {
  return new Map(
    policy.split(';').map((entry) => {
      const [directive = '', ...sources] = entry.trim().split(/\s+/)
      return [directive, sources]
    }),
  )
}

/** The headers that the build gives to every answer, or to the one at a path. */
export const builtHeaders = (path = '/') =>
  headersFor(path, readRules<HeaderRule>(join(siteDir, 'headers.json')))

/** The policy that every answer carries. */
export const sitePolicy = parsePolicy(builtHeaders().get('content-security-policy') ?? '')

/** The policy that a document carries itself. */
export function policyOf({ root }: BuiltDocument): ReadonlyMap<string, string[]> {
  const meta = root.querySelector('meta[http-equiv=Content-Security-Policy]')
  return parsePolicy(meta?.getAttribute('content') ?? '')
}
