import type { Linter } from 'harper.js'
import { type Finding, inContext } from './finding.ts'

/** Kinds of findings to ignore: matters of style in marketing texts, and spelling, which nspell checks. */
const ignoredKinds = /Style|Enhancement|Readability|Spelling|Capitalization|Formatting|WordChoice|Punctuation/

/** Rules with more false positives than useful findings on this site's texts. */
const ignoredRules =
  /^(SplitWords|MissingPreposition|OutOfDate|AsHow|WereWhere|Everyone|InAWhile|YourPredicateAdjective|NotTo)$/

/** Text before a verb whose subject is not the pronoun: “thank-you calls”, “who knows you answers”, “make it are”. */
const pronounIsNotSubject = /-you $|\w+s you $|\b(?:make|made|do|did|get|got) it $/

/** Texts per call of Harper. One call for each text would take many times as long. */
const batchSize = 400
const gap = '\n\n'

let started: Promise<Linter> | undefined

/** Takes a second, so call it only if there is a text to check. */
async function start(): Promise<Linter> {
  const { Dialect, LocalLinter } = await import('harper.js')
  const { binary } = await import('harper.js/binary')
  return new LocalLinter({ binary, dialect: Dialect.American })
}

/** Harper's grammar findings for each text. */
export async function grammarFindings(texts: readonly string[]): Promise<Map<string, Finding[]>> {
  const found = new Map<string, Finding[]>()
  if (texts.length === 0) return found
  started ??= start()
  const harper = await started
  for (let first = 0; first < texts.length; first += batchSize) {
    const batch = texts.slice(first, first + batchSize)
    // Harper counts code points. They equal UTF-16 units here, because texts have no others (text/characters.ts).
    const starts = batch.map((_, i) => batch.slice(0, i).join(gap).length + (i > 0 ? gap.length : 0))
    const rules = await harper.organizedLints(batch.join(gap), { language: 'plaintext' })
    for (const [rule, lints] of Object.entries(rules)) {
      if (ignoredRules.test(rule)) continue
      for (const lint of lints) {
        const { start, end } = lint.span()
        const i = starts.findLastIndex((each) => each <= start)
        const text = batch[i] ?? ''
        const [from, to] = [start - (starts[i] ?? 0), end - (starts[i] ?? 0)]
        if (ignoredKinds.test(lint.lint_kind()) || pronounIsNotSubject.test(text.slice(0, from))) continue
        const message = lint.message().replace(/`/g, '').replace(/\.$/, '')
        const instead = lint.suggestions()[0]?.get_replacement_text() || undefined
        found.set(text, [...(found.get(text) ?? []), { words: inContext(text, from, to), message, instead }])
      }
    }
  }
  return found
}
