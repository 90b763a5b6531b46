import type { Linter } from 'harper.js'
import { type Finding, inContext } from './finding.ts'

/** What a marketing text may do: style, long sentences, serial commas. Spelling is nspell's. */
const kinds = /Style|Enhancement|Readability|Spelling|Capitalization|Formatting|WordChoice|Punctuation/

/** Rules that were wrong on right sentences of this site more often than they helped. */
const leftOut =
  /^(SplitWords|MissingPreposition|OutOfDate|AsHow|WereWhere|Everyone|InAWhile|YourPredicateAdjective|NotTo)$/

/** What stands before a verb that is not the pronoun's: “thank-you calls”, “who knows you answers”, “make it are”. */
const notThePronoun = /-you $|\w+s you $|\b(?:make|made|do|did|get|got) it $/

/** As many texts as Harper reads in one call; a call for each text would take many times as long. */
const batchSize = 400
const gap = '\n\n'

let started: Promise<Linter> | undefined

/** It takes a second: only when there is a text to read. */
async function start(): Promise<Linter> {
  const { Dialect, LocalLinter } = await import('harper.js')
  const { binary } = await import('harper.js/binary')
  return new LocalLinter({ binary, dialect: Dialect.American })
}

/** What Harper says of the grammar of each text, by text. */
export async function grammarFindings(texts: readonly string[]): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>()
  if (texts.length === 0) return found
  started ??= start()
  const harper = await started
  for (let first = 0; first < texts.length; first += batchSize) {
    const batch = texts.slice(first, first + batchSize)
    // Harper counts characters, not UTF-16 units; texts have none beyond the first plane (see text/characters.ts).
    const starts = batch.map((_, i) => batch.slice(0, i).join(gap).length + (i > 0 ? gap.length : 0))
    const rules = await harper.organizedLints(batch.join(gap), { language: 'plaintext' })
    for (const [rule, lints] of Object.entries(rules)) {
      if (leftOut.test(rule)) continue
      for (const lint of lints) {
        const { start, end } = lint.span()
        const i = starts.findLastIndex((each) => each <= start)
        const text = batch[i] ?? ''
        const [from, to] = [start - (starts[i] ?? 0), end - (starts[i] ?? 0)]
        if (kinds.test(lint.lint_kind()) || notThePronoun.test(text.slice(0, from))) continue
        const message = lint.message().replace(/`/g, '').replace(/\.$/, '')
        const instead = lint.suggestions()[0]?.get_replacement_text() || undefined
        found.set(text, [...(found.get(text) ?? []), { words: inContext(text, from, to), message, instead }])
      }
    }
  }
  return found
}
