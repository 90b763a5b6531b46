import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Site } from '../model/site.ts'
import { site } from '../site.ts'
import { words } from '../words.ts'
import { fieldTexts, type Problem } from './problem.ts'
import type { FoundText } from './text-problems.ts'

/** Harper's rules that reject right sentences of this site. */
const switchedOff = `
  CompoundNouns DayOneNames FindOut InAWhile LongSentences MissingPreposition MissingTo NotTo OkToOkay
  OrthographicConsistency OutOfDate OxfordComma PhrasalVerbAsCompoundNoun ProgressiveNeedsBe PronounVerbAgreement
  SentenceCapitalization ToTwoToo UseEllipsisCharacter WereWhere YourPredicateAdjective
`
  .trim()
  .split(/\s+/)

/** The owner's names are spelled as they spell them. */
const ownNames = fieldTexts([site.name, (site as Site).facts.people ?? []]).flatMap(
  ({ text }) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [],
)

/** The number of the text in its module, and what Harper says about it. */
type Finding = { at: number; reason: string }

const gap = '\n\n'

/**
 * Words and grammar that Harper doubts: hints, since it does not know the owner's name or every right sentence. It needs
 * seconds for all texts, so it skips modules that it has read without a finding; after a new word, those stay right.
 *
 * @param cache the name of a file in `node_modules/.cache/check`
 */
export async function languageHints(texts: readonly FoundText[], cache: string): Promise<Problem[]> {
  const file = `node_modules/.cache/check/${cache}.json`
  const version = switchedOff + readFileSync('node_modules/harper.js/package.json', 'utf8')
  const before: string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  const right: string[] = []
  const hints: Problem[] = []
  for (const module of new Set(texts.map((each) => each.file))) {
    const own = texts.filter((each) => each.file === module)
    // What the code fills in is mostly a name.
    const document = own.map(({ text }) => text.replaceAll(/<\w+>/g, 'Ann').replaceAll(gap, '\n')).join(gap)
    const key = createHash('sha1')
      .update(version + document)
      .digest('base64url')
    const found = before.includes(key) ? [] : await findingsIn(document)
    if (found.length === 0) right.push(key)
    hints.push(...found.map(({ at, reason }) => ({ file: module, path: own[at]?.path ?? [], reason })))
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(right))
  return hints
}

let started: ReturnType<typeof start> | undefined

async function start() {
  const { Dialect, LocalLinter } = await import('harper.js')
  const { binary } = await import('harper.js/binary')
  const linter = new LocalLinter({ binary, dialect: Dialect.American })
  await linter.importWords([...words, ...ownNames].map((word) => word.replaceAll('’', "'")))
  const rules = await linter.getDefaultLintConfig()
  await linter.setLintConfig({ ...rules, ...Object.fromEntries(switchedOff.map((rule) => [rule, false])) })
  return linter
}

async function findingsIn(document: string): Promise<Finding[]> {
  started ??= start()
  const linter = await started
  const rules = await linter.organizedLints(document, { language: 'plaintext' })
  return Object.entries(rules).flatMap(([rule, lints]) =>
    lints.map((lint) => {
      const { start, end } = lint.span()
      const instead = lint.suggestions()[0]?.get_replacement_text()
      const advice = instead ? ` Write “${instead}”, or` : ' If it is right,'
      return {
        at: document.slice(0, start).split(gap).length - 1,
        reason: `“${document.slice(start, end)}”: ${lint.message()}${advice} add it to content/words.ts (${rule}).`,
      }
    }),
  )
}
