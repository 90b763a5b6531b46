import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { builtCode } from '../built-code.ts'
import { documentPolicy, type ExternalOrigins } from './content-policy.ts'

const notFoundPath = '/404'

const styleLinks = /<link rel="stylesheet"[^>]*>/g

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
    documents.set(path, withInlineStyles(httpResponse.body))
  }
  return documents
}

/** Removes vike's links to style sheets, whose rules are already inline. The styles for print are linked at the end. */
function withInlineStyles(html: string): string {
  const print = html.match(styleLinks)?.find((link) => link.includes('ui_tokens_print')) ?? ''
  return html
    .replace(styleLinks, '')
    .replace('</body>', `${print.replace('<link', '<link media="print"')}</body>`)
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
  external: ExternalOrigins,
): void {
  for (const [path, html] of documents) {
    const file = join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, withPolicy(html, documentPolicy(html, external), path))
  }
}

/** @throws Error if the head does not begin with the charset, or the document already has a policy */
function withPolicy(html: string, policy: string, name: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} already has a policy.`)
  if (!start.test(html)) throw new Error(`The head of ${name} does not begin with the charset.`)
  return html.replace(
    start,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`,
  )
}
