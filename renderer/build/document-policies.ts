import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { documentPolicy, type Elsewhere, inlineScripts } from './content-policy.ts'
import type { SiteFiles } from './site-files.ts'

/** React writes it first of all; what stands before the policy, the policy does not govern. */
const start = /<head><meta charset="utf-8"\/?>/i

/**
 * Writes the documents into the built site, each with its policy in its head. Hashes name every byte of a style or
 * script: this is the last change to any document. `/x` becomes `x.html`, so that static hosts answer the canonical
 * path without a redirect.
 *
 * @param documents by path, the file of each, whose name says what is in it
 * @returns the inline scripts of all documents, each once, as the header's policy has to allow them
 */
export async function writeDocuments(
  documents: ReadonlyMap<string, string>,
  elsewhere: Elsewhere,
  siteFiles: SiteFiles,
): Promise<string[]> {
  const scripts = new Set<string>()
  for (const [path, source] of documents) {
    const html = readFileSync(source, 'utf8')
    for (const script of inlineScripts(html)) scripts.add(script)
    await siteFiles.put(`${path === '/' ? 'index' : path.slice(1)}.html`, basename(source), (file) =>
      writeFileSync(file, withPolicy(html, documentPolicy(html, elsewhere), path)),
    )
  }
  return [...scripts]
}

/** @throws Error when the document begins otherwise, or has a policy already. */
export function withPolicy(html: string, policy: string, name: string): string {
  if (html.includes('http-equiv="Content-Security-Policy"')) throw new Error(`${name} has a policy already.`)
  if (!start.test(html)) throw new Error(`${name} does not begin its head with the charset.`)
  return html.replace(
    start,
    (head) =>
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('"', '&quot;')}"/>`,
  )
}
