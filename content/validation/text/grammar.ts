import { resolve } from 'node:path'
import type { Linter } from 'harper.js'
import { withKeptMemory } from './kept-memory.ts'
import { checkerOf } from './read-texts.ts'

const project = resolve(import.meta.dirname, '../../..')

/**
 * Rules of Harper that are left out: matters of taste, rules that the site's own checks know better, rules that need
 * more memory than there is, and those that gave a false alarm on the thirty thousand words of this site. All others
 * are right whenever they speak, there and on the manuals of three hundred packages.
 */
const leftOut =
  /Thesaur|Synonym|Tautolog|BoringWords|FillerWords|Weasel|Hedging|Oxymoron|Contractions|OxfordComma|UseTitleCase|LongSentences|MoreAdjective|OrthographicConsistency|SpellCheck|SplitWords|SpelledNumbers|SentenceCapitalization|NumericRange|^(?:Avoid|Expand|Prefer|Very|Redundant(?!Acronyms))|DisjointPrefixes|CondenseAllThe|IncludingButNot|WrongNegative|DiscourseMarkers|CompoundNouns|PossessiveNoun|PossessiveYour|PronounKnew|WereWhere|FindOut|MissingPreposition|MissingTo|ToTwoToo|OutOfDate|AsHow|GoogleNames|NotTo|AWhile|YourPredicate|PhrasalVerbAs|^Everyone$/

/** What stands before a verb that is not of the pronoun: “thank-you calls”, “whoever knows you answers”. */
const falseAlarms = /-you $|\b(?:in|\w+s) you $|\b(?:make|made|do|did|get|got) it $/

/** “To whom does the reply go?” asks for an object, whatever stands next. */
const behindPreposition = /\b(?:to|for|with|from|of|by|about|on) $/i

let linter: Promise<Linter> | undefined

function startLinter(): Promise<Linter> {
  // Only when there is a text to look at: it takes a while.
  linter ??= withKeptMemory(project, checkerOf(project), async (kept) => {
    const [{ Dialect, LocalLinter }, { binary }] = await Promise.all([
      import('harper.js'),
      import('harper.js/binary'),
    ])
    // Without setup(), which would look at a text with all rules first, and take as long again.
    const made = new LocalLinter({ binary, dialect: Dialect.American })
    if (!kept) {
      const names = Object.keys(await made.getLintConfig())
      await made.setLintConfig(Object.fromEntries(names.map((name) => [name, !leftOut.test(name)])))
    }
    // What the rules look up once is looked up now.
    await made.lint('A text is read.', { language: 'plaintext' })
    return made
  })
  return linter
}

const between = '\n\n'

/** For the one letter of “A” the checker takes all in capitals: “AN”. */
const inTheCaseOf = (words: string, advice: string | undefined) =>
  advice && words.length === 1 && words === words.toUpperCase()
    ? advice.charAt(0).toUpperCase() + advice.slice(1).toLowerCase()
    : advice

/**
 * What Harper says of the grammar of each text: agreement, articles, doubled and confused words.
 *
 * @returns the reasons by text, for the texts that have any
 */
export async function grammarOf(texts: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  if (texts.length === 0) return found
  const harper = await startLinter()
  for (let from = 0; from < texts.length; from += 400) {
    // In one go: a call for each would take many times as long.
    const batch = texts.slice(from, from + 400)
    const starts: number[] = []
    let length = 0
    for (const text of batch) {
      starts.push(length)
      length += [...text].length + between.length
    }
    for (const lint of await harper.lint(batch.join(between), { language: 'plaintext' })) {
      const { start } = lint.span()
      const at = starts.findLastIndex((each) => each <= start)
      const text = batch[at]
      const words = lint.get_problem_text()
      if (text === undefined) continue
      const before = [...text].slice(0, start - (starts[at] ?? 0)).join('')
      if (falseAlarms.test(before) || (/^whom$/i.test(words) && behindPreposition.test(before))) continue
      const advice = inTheCaseOf(words, lint.suggestions()[0]?.get_replacement_text())
      const reason = `has “${words}”: ${lint.message().replace(/`/g, '').replace(/\.$/, '')}${advice ? `; write “${advice}”` : '; write it anew'}`
      found.set(text, [...(found.get(text) ?? []), reason])
    }
  }
  return found
}
