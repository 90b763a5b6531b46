import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentPolicy, type ExternalOrigins } from './content-policy.ts'

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
export function withPolicy(html: string, policy: string, name: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} already has a policy.`)
  if (!start.test(html)) throw new Error(`The head of ${name} does not begin with the charset.`)
  return html.replace(
    start,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`,
  )
}
