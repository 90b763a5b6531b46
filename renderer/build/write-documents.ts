import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentPolicy, type Elsewhere, inlineScripts } from './content-policy.ts'

/** React writes it first. A policy in a `<meta>` does not apply to what comes before it. */
const start = /<head><meta charset="utf-8"\/?>/i

/**
 * Writes the documents to a folder, each with its policy in its head. A policy contains hashes of inline styles and
 * scripts, so nothing may change a document after this. `/x` becomes `x.html`, so that static hosts answer the
 * canonical path without a redirect.
 *
 * @param documents the HTML of each path
 * @returns the inline scripts of all documents, each once, for the policy in the header
 */
export function writeDocuments(
  folder: string,
  documents: ReadonlyMap<string, string>,
  elsewhere: Elsewhere,
): string[] {
  for (const [path, html] of documents) {
    const file = join(folder, `${path === '/' ? 'index' : path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, withPolicy(html, documentPolicy(html, elsewhere), path))
  }
  return [...new Set([...documents.values()].flatMap(inlineScripts))]
}

/** @throws Error if the document does not begin with the charset, or already has a policy. */
export function withPolicy(html: string, policy: string, name: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} has a policy already.`)
  if (!start.test(html)) throw new Error(`${name} does not begin its head with the charset.`)
  return html.replace(
    start,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`,
  )
}
