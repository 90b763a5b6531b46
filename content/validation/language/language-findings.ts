import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextKind } from '../../model/text.ts'
import { brandFindings } from './brands.ts'
import type { Finding } from './finding.ts'
import { grammarFindings } from './harper.ts'
import { markFindings } from './marks.ts'

export type LanguageText = { text: string; kind: TextKind }

/**
 * What the language checks say of each text, in the order of the texts. A text is read once: what was said of it is
 * kept in `node_modules/.cache` until the rules, the words or the checkers change.
 *
 * @param root the project's folder
 * @param cache a name for the cache of these texts
 */
export async function languageFindings(
  texts: readonly LanguageText[],
  root: string,
  cache: string,
): Promise<Finding[][]> {
  const file = join(root, `node_modules/.cache/check/language-of-${cache}.json`)
  const version = rulesVersion(root)
  const kept = readCache(file, version)
  const keys = texts.map(({ text, kind }) => hash(`${kind} ${text}`))
  const unread = new Map(texts.flatMap((each, i) => (kept[keys[i] ?? ''] ? [] : [[keys[i] ?? '', each]])))
  if (unread.size > 0) {
    // The dictionaries are loaded only when there is something to read.
    const { spellingFindings } = await import('./spelling.ts')
    const first = new Map<string, Finding[]>()
    // One kind of mistake at a time: a misspelled word also confuses the grammar.
    for (const [key, { text, kind }] of unread) {
      const found = [...markFindings(text, kind), ...brandFindings(text)]
      first.set(key, found.length > 0 ? found : spellingFindings(text))
    }
    const right = [...unread].filter(([key, { kind }]) => first.get(key)?.length === 0 && kind !== 'note')
    const grammar = await grammarFindings([...new Set(right.map(([, { text }]) => text))])
    for (const [key, { text }] of unread)
      kept[key] = (first.get(key)?.length ? first.get(key) : grammar.get(text)) ?? []
    writeCache(file, version, kept)
  }
  return keys.map((key) => kept[key] ?? [])
}

const hash = (text: string) => createHash('sha1').update(text).digest('base64url')

function rulesVersion(root: string): string {
  const folder = join(root, 'content/validation/language')
  const rules = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const words = readFileSync(join(root, 'content/words.ts'), 'utf8')
  const checkers = ['harper.js', 'nspell', 'dictionary-en'].map((name) =>
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  )
  return hash([...rules, words, ...checkers].join('\n'))
}

function readCache(file: string, version: string): Record<string, Finding[]> {
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8'))
    return cache.version === version ? cache.findings : {}
  } catch {
    return {}
  }
}

function writeCache(file: string, version: string, findings: Record<string, Finding[]>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ version, findings }))
}
