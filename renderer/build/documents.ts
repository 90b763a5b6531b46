import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderPage } from 'vike/server'
import { builtCode } from '../built-code.ts'

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
