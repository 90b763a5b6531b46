import type { Linter } from 'harper.js'

/**
 * The rules of Harper that are right whenever they speak: on the thirty thousand words of this site none of them gave a
 * false alarm. Matters of taste are left out.
 */
const rules =
  'AdjectiveDoubleDegree AllowTo AnA AnAnother AnotherAn Cant CantWay CauseItIsBecause CompoundSubjectI DespiteOf Didnt DidPast DontCan DoubleModal EachOthersPossessive ExceptOf ForFreeOfCharge HadOf HeDos HelpedPast IAmAgreement InTheSameVein InterestedIn IsBeenAuxSequence Itself ItsContraction ItsPossessive LetsConfusion LookForwardTo LookingForwardTo MassNouns MayOfPronoun ModalOf ModalSeem MoreBetter MostNumber MultipleSequentialPronouns NominalWants NounVerbConfusion OneOfTheSingular Payed PleasRequestVerb PluralWrongWordOfPhrase ProgressiveNeedsBe PronounAre PronounContraction PronounInflectionBe PronounVerbAgreement QuantifierNumeralConflict RedundantAcronyms RepeatedWords SafeToSave SimplePastToPastParticiple SupposedTo TheAnother TheMy TheTheToThatThe TheirToThere TheirToTheyre ThenThan ThereIsAgreement ThereOwn ThereToTheir Theres ThesesThese TheyreConfusions TheyreToTheir TheyToThem ThingThink ThoughThought ToLoseTooLoose ToTooIdioms TooTo UseToUsedTo WaistWaste WasAloud WillNonLemma WithoutOut WorseOrWorst WrongApostrophe YourOutClauseAgreement'.split(
    ' ',
  )

/** What stands before a verb that is not of the pronoun: “thank-you calls”, “whoever knows you answers”. */
const falseAlarms = /-you $|\b(?:in|\w+s) you $|\b(?:make|made|do|did|get|got) it $/

/** What the answers depend on, beside the checker’s version: the rules, and what is no alarm. */
export const grammarRules = `${rules.join()} ${falseAlarms}`

let linter: Promise<Linter> | undefined

function startLinter(): Promise<Linter> {
  // A second to load: only when there is a text to look at.
  linter ??= (async () => {
    const [{ Dialect, LocalLinter }, { binary }] = await Promise.all([
      import('harper.js'),
      import('harper.js/binary'),
    ])
    const made = new LocalLinter({ binary, dialect: Dialect.American })
    await made.setup()
    const config = await made.getLintConfig()
    await made.setLintConfig(
      Object.fromEntries(Object.keys(config).map((name) => [name, rules.includes(name)])),
    )
    return made
  })()
  return linter
}

const between = '\n\n'

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
      if (falseAlarms.test(before)) continue
      const advice = lint.suggestions()[0]?.get_replacement_text()
      const reason = `has “${words}”: ${lint.message().replace(/`/g, '').replace(/\.$/, '')}${advice ? `; write “${advice}”` : '; write it anew'}`
      found.set(text, [...(found.get(text) ?? []), reason])
    }
  }
  return found
}
