import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TextKind } from '../../model/text.ts'
import { brands, preferred } from '../../words.ts'
import type { Finding } from './finding.ts'
import { harperFindings } from './harper.ts'
import { markFindings } from './marks.ts'

export type LanguageText = { text: string; kind: TextKind }

/**
 * The findings of the language checks for each text, in the order of the texts. They are cached in
 * `node_modules/.cache` until the rules, the words or the versions of the checkers change.
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
  const cached = readCache(file, version)
  const keys = texts.map(({ text, kind }) => hash(`${kind} ${text}`))
  const uncached = new Map(texts.flatMap((each, i) => (cached[keys[i] ?? ''] ? [] : [[keys[i] ?? '', each]])))
  if (uncached.size > 0) {
    const others = (each: LanguageText) => [
      ...markFindings(each.text, each.kind),
      ...brandFindings(each.text),
    ]
    const first = new Map([...uncached].map(([key, each]) => [key, others(each)]))
    // Harper is slow, so it checks only texts without other findings.
    const rest = [...uncached].filter(([key]) => first.get(key)?.length === 0)
    const harper = await harperFindings([...new Set(rest.map(([, { text }]) => text))])
    for (const [key, { text, kind }] of uncached) {
      const { spelling = [], grammar = [] } = harper.get(text) ?? {}
      // A misspelled word confuses the grammar checker.
      cached[key] =
        [first.get(key) ?? [], spelling, kind === 'note' ? [] : grammar].find(({ length }) => length > 0) ??
        []
    }
    writeCache(file, version, cached)
  }
  return keys.map((key) => cached[key] ?? [])
}

const hash = (text: string) => createHash('sha1').update(text).digest('base64url')

function rulesVersion(root: string): string {
  const folder = join(root, 'content/validation/language')
  const rules = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const words = readFileSync(join(root, 'content/words.ts'), 'utf8')
  const checker = readFileSync(join(root, 'node_modules/harper.js/package.json'), 'utf8')
  return hash([...rules, words, checker].join('\n'))
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

const letters = (name: string) => name.toLowerCase().replace(/[ ’-]/g, '')

/** Matches each name with any capitalization, and with a space, a hyphen or nothing between its parts. */
const patterns = brands.map((brand) => {
  const parts = brand.split(/[ ’-]|(?<=\p{Ll})(?=\p{Lu})/u).map((part) => part.replace('.', '\\.'))
  return {
    name: letters(brand),
    pattern: new RegExp(`(?<![\\p{L}\\d-])${parts.join('[ ’-]?')}(?![\\p{L}\\d-])`, 'giu'),
  }
})
const knownBrands: ReadonlySet<string> = new Set(brands)

/** Product names with the wrong spelling or capitalization, and words for which the site prefers another spelling. */
function brandFindings(text: string): Finding[] {
  const bare = letters(text)
  const misspelled = patterns.flatMap(({ name, pattern }) =>
    bare.includes(name)
      ? [...text.matchAll(pattern)].map(([words]) => words).filter((words) => !knownBrands.has(words))
      : [],
  )
  return [
    ...[...new Set(misspelled)].map((words) => ({
      words,
      message: 'is a misspelled name',
      instead: brands.find((brand) => letters(brand) === letters(words)),
    })),
    ...preferred.flatMap(([pattern, instead]) => {
      const words = pattern.exec(text)?.[0]
      return words ? [{ words, message: 'is spelled differently on this site', instead }] : []
    }),
  ]
}
