import { readFileSync, writeFileSync } from 'node:fs'
import { documentPolicy, type Elsewhere, inlineScripts } from './content-policy.ts'

/** React writes it first of all; what stands before the policy, the policy does not govern. */
const start = /<head><meta charset="utf-8"\/?>/i

/**
 * Writes each document's policy into its head. Hashes name every byte of a style or script: this is the last change
 * to any document.
 *
 * @returns the inline scripts of all documents, each once, as the header's policy has to allow them
 */
export function writeDocumentPolicies(files: readonly string[], elsewhere: Elsewhere): string[] {
  const scripts = new Set<string>()
  for (const file of files) {
    const html = readFileSync(file, 'utf8')
    for (const script of inlineScripts(html)) scripts.add(script)
    writeFileSync(file, withPolicy(html, documentPolicy(html, elsewhere), file))
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
