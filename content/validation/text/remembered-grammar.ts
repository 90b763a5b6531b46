import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { grammarOf, grammarRules } from './grammar.ts'

/**
 * Grammar that is looked up once for each text, and kept in `node_modules/.cache`: where nothing new was written, the
 * grammar checker need not even start. Deleting the folder costs a few seconds and nothing else.
 */
export function rememberedGrammar(root: string): typeof grammarOf {
  const folder = join(root, 'node_modules/.cache/content')
  const checker = readFileSync(join(root, 'node_modules/harper.js/package.json'), 'utf8')
  const file = join(
    folder,
    `grammar-${digest(grammarRules + checker)
      .replace(/\W/g, '')
      .slice(0, 12)}.json`,
  )
  return async (texts) => {
    const before = read(file)
    const found = await grammarOf(texts.filter((text) => !(digest(text) in before)))
    const now: Record<string, string[]> = {}
    for (const text of texts) now[digest(text)] = before[digest(text)] ?? found.get(text) ?? []
    if (Object.keys(now).some((key) => !(key in before))) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, JSON.stringify(now))
    }
    return new Map(texts.map((text) => [text, now[digest(text)] ?? []]))
  }
}

const digest = (text: string) => createHash('sha1').update(text).digest('base64')

function read(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
