import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentReport } from '../../../content/validation/content-report.ts'
import { fieldName } from '../../../content/validation/problem.ts'
import { grammarOf } from '../../../content/validation/text/grammar.ts'
import { digestOf, textsReadBefore } from '../../../content/validation/text/read-texts.ts'
import type { TextLookup } from '../../../content/validation/text/remembered-texts.ts'
import type { KnownWords } from '../../../content/validation/text/text-problems.ts'
import type { Edit } from './mutation.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const remembered = new Map<string, string[]>()
const right = textsReadBefore(root)

/** The grammar of a text is looked up once: hundreds of edits leave most texts as they are. */
async function grammar(texts: readonly string[]): Promise<Map<string, string[]>> {
  const unseen = texts.filter((text) => !remembered.has(text) && !right.has(digestOf(text)))
  const found = await grammarOf(unseen)
  for (const text of unseen) remembered.set(text, found.get(text) ?? [])
  return new Map(texts.map((text) => [text, remembered.get(text) ?? []]))
}

const lookups = new Map<string, TextLookup>()

/** What is said of a text is looked up once too, for as long as figures and words are the same. */
function texts({ metrics, words }: KnownWords): { lookUp: TextLookup; keep: () => void } {
  const key = JSON.stringify([metrics, [...words]])
  const said = new Map<string, string[]>()
  const lookUp: TextLookup =
    lookups.get(key) ??
    ((text, kind, lookThrough) => {
      const found = said.get(`${kind} ${text}`) ?? lookThrough()
      said.set(`${kind} ${text}`, found)
      return found
    })
  lookups.set(key, lookUp)
  return { lookUp, keep: () => {} }
}

export type Complaint = { file: string; field: string; reason: string }

/**
 * What `npm run check` says of the content after some edits, without writing them.
 *
 * @throws Error when an edit changes nothing, because the module no longer has what it replaces
 */
export async function reportAfter(edits: readonly Edit[]): Promise<Complaint[]> {
  const sources = new Map<string, string | undefined>()
  for (const { file, edit } of edits) {
    const before = sources.has(file) ? sources.get(file) : read(file)
    const after = edit(before ?? '')
    if (after === before) throw new Error(`The edit changes nothing in ${file}: write it anew`)
    sources.set(file, after)
  }
  const problems = await contentReport(new Date(), { edits: sources, grammar, texts })
  return problems.map(({ file, path, reason }) => ({ file, field: fieldName(path), reason }))
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return
  }
}
