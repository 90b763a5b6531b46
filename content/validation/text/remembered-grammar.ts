import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { grammarOf } from './grammar.ts'
import { checkerOf, digestOf, textsReadBefore } from './read-texts.ts'

/**
 * Grammar that is looked up once for each text: what was right is kept with the project, and all that was said here in
 * `node_modules/.cache`. Where nothing new was written, the grammar checker need not even start.
 *
 * @param read what reads a text for the first time
 */
export function rememberedGrammar(root: string, read: typeof grammarOf = grammarOf): typeof grammarOf {
  const folder = join(root, 'node_modules/.cache/content')
  const file = join(folder, `grammar-${digestOf(checkerOf(root))}.json`)
  return async (texts) => {
    const right = textsReadBefore(root)
    const before = said(file)
    const reasons = (text: string) => before[digestOf(text)] ?? (right.has(digestOf(text)) ? [] : undefined)
    const unread = texts.filter((text) => !reasons(text))
    const found = unread.length > 0 ? await read(unread) : new Map<string, string[]>()
    const now = new Map(texts.map((text) => [text, reasons(text) ?? found.get(text) ?? []]))
    if (unread.length > 0) {
      mkdirSync(folder, { recursive: true })
      const all = [...now].map(([text, reasons]) => [digestOf(text), reasons])
      writeFileSync(file, JSON.stringify(Object.fromEntries(all)))
    }
    return now
  }
}

function said(file: string): Record<string, string[]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
