import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PurgeCSS } from 'purgecss'
import { renderPage } from 'vike/server'
import { themes } from '../../content/model/text.ts'
import { builtCode } from '../built-code.ts'
import { documentPolicy } from './content-policy.ts'

const notFoundPath = '/404'

/** Vike's; the one for print stays at the document's end, where nothing waits for it. */
const styleLinks = /<link rel="stylesheet"(?![^>]*media=)[^>]*>/g

/**
 * Renders the documents at these paths, and the 404 page, with the code that vike has compiled.
 *
 * @returns the HTML of each path
 * @throws Error if a page cannot be rendered, or its status is not 200
 */
export async function renderDocuments(paths: readonly string[]): Promise<Map<string, string>> {
  await import(pathToFileURL(resolve(builtCode, 'server/entry.mjs')).href)
  const documents = new Map<string, string>()
  for (const path of [...paths, notFoundPath]) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path })
    if (errorWhileRendering) throw errorWhileRendering
    if (httpResponse.statusCode !== (path === notFoundPath ? 404 : 200))
      throw new Error(`${path} has the status ${httpResponse.statusCode}.`)
    documents.set(path, await withInlineStyles(httpResponse.body))
  }
  return documents
}

/** Moves what the document uses of vike's style sheets into it, so that none delays the first paint. */
async function withInlineStyles(html: string): Promise<string> {
  const links = html.match(styleLinks) ?? []
  const sheets = links.map((link) =>
    readFileSync(join(builtCode, 'client', /href="([^"]+)"/.exec(link)?.[1] ?? ''), 'utf8'),
  )
  const css = await onlyUsed(sheets.join(''), html)
  return html.replace(styleLinks, '').replace('</style>', () => `${css}</style>`)
}

/** Removes the rules and variables of classes and themes that the document lacks. Islands load their style sheets whole. */
async function onlyUsed(css: string, html: string): Promise<string> {
  const inHtml = new Set(html.match(/[\w-]+/g))
  const classes = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name))
  const unused = [...classes, ...themes].filter((name) => !inHtml.has(name))
  const names = new Set(css.match(/[\w-]+/g))
  for (const name of unused) names.delete(name)
  const raw = [...names].join(' ')
  const [result] = await new PurgeCSS().purge({
    content: [{ raw, extension: 'html' }],
    css: [{ raw: css }],
    variables: true,
  })
  if (!result) throw new Error('PurgeCSS returned no style sheet')
  return withoutRepeatedLayers(result.css)
}

/** Every file names the layers, and what is purged leaves empty ones. The first mention decides their order. */
function withoutRepeatedLayers(css: string): string {
  const seen = new Set<string>()
  return css.replace(/@layer [\w,]+(?:;|\{\s*\})\s*/g, (mention) => {
    const isFirst = !seen.has(mention.trim())
    seen.add(mention.trim())
    return isFirst ? mention : ''
  })
}

/** The beginning of each head. A policy in a `<meta>` does not apply to elements before it. */
const start = /<head><meta charset="utf-8"\/?>/i

/**
 * Writes the documents to a folder, each with its Content-Security-Policy in its head. The policy contains hashes of
 * inline styles and scripts, so nothing may change a document after this. `/x` becomes `x.html`, so that static hosts
 * serve the canonical path without a redirect.
 *
 * @param documents the HTML of each path
 */
export function writeDocuments(
  folder: string,
  documents: ReadonlyMap<string, string>,
  backendUrl: string | undefined,
): void {
  for (const [path, html] of documents) {
    const file = join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, withPolicy(html, documentPolicy(html, backendUrl), path))
  }
}

/** @throws Error if the head does not begin with the charset */
function withPolicy(html: string, policy: string, name: string): string {
  if (!start.test(html)) throw new Error(`The head of ${name} does not begin with the charset.`)
  return html.replace(
    start,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`,
  )
}
