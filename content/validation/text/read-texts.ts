import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The digests of texts whose grammar was looked at and found right, kept with the project: to read all of them takes
 * half a minute, which the first check of each new clone would spend. Nothing in it can be out of date: a digest is of
 * a text's every letter, and the whole file counts only while its first line names the checker that runs.
 * `npm run texts` writes it.
 */
export const readTextsFile = 'content/read-texts.txt'

export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** What the checker's answers depend on: its version, and how it is asked. */
export function checkerOf(root: string): string {
  const asked = readFileSync(join(import.meta.dirname, 'grammar.ts'), 'utf8')
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/harper.js/package.json'), 'utf8'))
  return `harper.js ${version} ${digestOf(asked)}`
}

export function textsReadBefore(root: string): ReadonlySet<string> {
  try {
    const [checker, ...digests] = readFileSync(join(root, readTextsFile), 'utf8').split('\n')
    return new Set(checker === checkerOf(root) ? digests : [])
  } catch {
    return new Set()
  }
}

/** The file, of texts that are right. */
export const readTextsOf = (root: string, texts: readonly string[]) =>
  `${[checkerOf(root), ...[...new Set(texts.map(digestOf))].sort()].join('\n')}\n`
