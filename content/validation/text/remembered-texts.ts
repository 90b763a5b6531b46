import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownWords } from './text-problems.ts'

export type TextLookup = (text: string, kind: string, lookThrough: () => string[]) => string[]

/**
 * What is wrong with each text, looked up once and kept in `node_modules/.cache`, as long as the rules, the figures and
 * the words are the same: where one text was written, the dictionary need not even be read.
 *
 * @returns the lookup, and what writes down what is new in it
 */
export function rememberedTexts(root: string, known: KnownWords): { lookUp: TextLookup; keep: () => void } {
  const folder = join(root, 'node_modules/.cache/content')
  const name = `texts-${digest(rulesOf(root) + JSON.stringify([known.metrics, [...known.words]])).slice(0, 16)}.json`
  const before = read(join(folder, name))
  const now: Record<string, string[]> = {}
  return {
    lookUp: (text, kind, lookThrough) => {
      const key = digest(`${kind} ${text}`)
      now[key] ??= before[key] ?? lookThrough()
      return now[key]
    },
    keep: () => {
      if (Object.keys(now).every((key) => key in before)) return
      mkdirSync(folder, { recursive: true })
      // Of other figures and words the last ones alone are kept.
      for (const old of readdirSync(folder).filter((each) => each.startsWith('texts-') && each !== name)) {
        rmSync(join(folder, old), { force: true })
      }
      writeFileSync(join(folder, name), JSON.stringify(now))
    },
  }
}

const digest = (text: string) => createHash('sha1').update(text).digest('hex')

/** The sources of the rules, and the versions of what they look words up in. */
function rulesOf(root: string): string {
  const rules = [import.meta.dirname, join(import.meta.dirname, '../rules')].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  )
  const tools = [
    'dictionary-en',
    'nspell',
    'linkify-it',
    'libphonenumber-js',
    'wink-nlp',
    'wink-eng-lite-web-model',
  ].map((tool) => readFileSync(join(root, 'node_modules', tool, 'package.json'), 'utf8'))
  return [...rules, ...tools, readFileSync(join(import.meta.dirname, '../../model/figures.ts'), 'utf8')].join(
    '\n',
  )
}

function read(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
