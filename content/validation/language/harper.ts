import type { Lint, Linter } from 'harper.js'
import { brands, words } from '../../words.ts'
import { type Finding, inContext } from './finding.ts'

/** Kinds of findings to ignore: matters of style in marketing texts. */
const ignoredKinds = /Style|Enhancement|Readability|Capitalization|Formatting|WordChoice|Punctuation/

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
  const linter = new LocalLinter({ binary, dialect: Dialect.American })
  const known = [...words, ...brands].flatMap((each) => each.replaceAll('’', "'").split(/[ .-]/))
  await linter.importWords(known.flatMap((word) => [word, `${word}s`]))
  return linter
}

type Found = { spelling: Finding[]; grammar: Finding[] }

/** Harper's findings for each text: words that are not American English, and grammar. */
export async function harperFindings(texts: readonly string[]): Promise<Map<string, Found>> {
  const found = new Map(texts.map((text) => [text, { spelling: [], grammar: [] } as Found]))
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
        const isSpelling = lint.lint_kind() === 'Spelling'
        const isIgnored = isSpelling
          ? isName(text, from, to)
          : ignoredKinds.test(lint.lint_kind()) || pronounIsNotSubject.test(text.slice(0, from))
        if (isIgnored) continue
        if (isSpelling) found.get(text)?.spelling.push(misspelled(text.slice(from, to), lint))
        else found.get(text)?.grammar.push(ungrammatical(inContext(text, from, to), lint))
      }
    }
  }
  return found
}

const suggestion = (lint: Lint) => lint.suggestions()[0]?.get_replacement_text() || undefined

const ungrammatical = (words: string, lint: Lint): Finding => ({
  words,
  message: lint.message().replace(/`/g, '').replace(/\.$/, ''),
  instead: suggestion(lint),
})

const misspelled = (words: string, lint: Lint): Finding => ({
  words,
  message: 'is not an American English word; a name or term goes into content/words.ts',
  // For a name, a suggestion would be another word.
  instead: /^\p{Lu}/u.test(words) ? undefined : suggestion(lint),
})

/** An abbreviation of capital letters, or a capitalized word inside a sentence or in front of another one. */
function isName(text: string, from: number, to: number): boolean {
  const word = text.slice(from, to)
  if (/^\p{Lu}{2,5}s?$/u.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  const isInsideSentence = /[^\s.?!:…“(][”’)]*[\s“(]+$|\p{L}-$/u.test(text.slice(0, from))
  return isInsideSentence || /^ \p{Lu}\p{Ll}/u.test(text.slice(to))
}
