import { fillFigures } from '../model/figures.ts'
import type { TextKind } from '../model/text.ts'
import type { Content } from './content.ts'
import { contentModules, originsOf } from './content-modules.ts'
import { formProblems } from './form.ts'
import { pageProblems } from './page-problems.ts'
import type { Place, Problem } from './problem.ts'
import { referenceProblems } from './references.ts'
import { routeProblems } from './route-problems.ts'
import { oldAddressProblems } from './rules/address-book.ts'
import { answerProblems } from './rules/answers.ts'
import { bookingProblems } from './rules/booking-rules.ts'
import { ctaProblems } from './rules/cta-problems.ts'
import { figureContextProblems } from './rules/figure-context.ts'
import { figureSubjectProblems } from './rules/figure-subjects.ts'
import { fitProblems } from './rules/fit-problems.ts'
import { headCountProblems } from './rules/head-counts.ts'
import { lineProblems } from './rules/line-problems.ts'
import { linkProblems } from './rules/link-problems.ts'
import { metricProblems } from './rules/metric-problems.ts'
import { navigationProblems } from './rules/navigation-problems.ts'
import { nameProblems, questionsAlike } from './rules/page-names.ts'
import { promiseProblems } from './rules/promises.ts'
import { reminderProblems } from './rules/reminder-problems.ts'
import { sameCountProblems } from './rules/same-counts.ts'
import { setProblems } from './rules/set-problems.ts'
import { siteProblems } from './rules/site-problems.ts'
import { sourceProblems } from './rules/source-problems.ts'
import { staleTimeProblems } from './rules/stale-times.ts'
import { wordListProblems } from './rules/word-list.ts'
import { capitalProblems, habitsOf } from './text/capitals.ts'
import { grammarOf } from './text/grammar.ts'
import type { TextLookup } from './text/remembered-texts.ts'
import { type KnownWords, textProblems } from './text/text-problems.ts'
import { isRecord, walk } from './walk.ts'

export type Surroundings = {
  isPublicFile: (path: string) => boolean
  /** The database's migrations, in their order, as one text. */
  migrations: string
  /** The day, as YYYY-MM-DD, after which no date may lie. */
  today: string
  /** Where the grammar of texts is looked up: `grammarOf`, or something that remembers what it said. */
  grammar?: typeof grammarOf
  /** What remembers what was said of each text; nothing, where it is left out. */
  texts?: (known: KnownWords) => { lookUp: TextLookup; keep: () => void }
}

type FoundText = { text: string; kind: TextKind; place: Place }

/** Everything that is wrong with the content, in the order of its modules. */
export async function validateContent(content: Content, surroundings: Surroundings): Promise<Problem[]> {
  const { problems, texts } = formOf(content, surroundings)
  const clean: FoundText[] = []
  const known = { metrics: content.metrics, words: new Set(content.words) }
  const remembered = surroundings.texts?.(known)
  for (const found of texts) {
    const reasons = textProblems(found.text, found.kind, known, remembered?.lookUp)
    problems.push(...reasons.map((reason) => ({ ...found.place, reason })))
    if (reasons.length === 0 && found.kind !== 'note') clean.push(found)
  }
  const habits = habitsOf(clean.flatMap(({ text, kind }) => (kind === 'prose' ? [text] : [])))
  for (const { text, kind, place } of clean) {
    // A heading of a section is a sentence; labels and titles of pages may have capitals.
    const mayBeTitle = place.path.at(-1) !== 'heading'
    const reasons = kind === 'prose' || kind === 'line' ? capitalProblems(text, habits, mayBeTitle) : []
    problems.push(...reasons.map((reason) => ({ ...place, reason })))
  }
  // A form that is wrong makes the rules stumble that read it: first things first.
  if (problems.every(({ reason }) => !/^(has no |kind is |is “[^”]*”; write a value of type)/.test(reason))) {
    problems.push(...ruleProblems(content, surroundings, remembered?.lookUp))
  }
  remembered?.keep()
  const filled = new Map(clean.map(({ text }) => [text, fillFigures(text, content.metrics)]))
  const grammar = await (surroundings.grammar ?? grammarOf)([...new Set(filled.values())])
  for (const { text, place } of clean) {
    const reasons = grammar.get(filled.get(text) ?? '') ?? []
    problems.push(...reasons.slice(0, 1).map((reason) => ({ ...place, reason })))
  }
  return unique(problems)
}

/** What each value's own schema says, and the texts that are found on the way. */
function formOf(
  content: Content,
  { isPublicFile }: Surroundings,
): { problems: Problem[]; texts: FoundText[] } {
  const { metrics, routes } = content
  const problems: Problem[] = []
  const texts = new Map<string, FoundText>()
  const origins = originsOf(content)
  for (const { schema, value, place } of contentModules(content)) {
    const continued = new Set<unknown>()
    walk(schema, value, place, origins, (schema, value, place) => {
      const filled = typeof value === 'string' ? fillFigures(value, metrics) : value
      const reasons = [
        ...formProblems(schema, filled),
        ...referenceProblems(schema, value, { routes, metrics, isPublicFile }),
      ]
      problems.push(...reasons.map((reason) => ({ ...place, reason })))
      // Points after a paragraph that ends with a colon go on with its sentence.
      if (isRecord(value) && Array.isArray(value['points']) && Array.isArray(value['paragraphs'])) {
        if (String(value['paragraphs'].at(-1)).endsWith(':'))
          for (const point of value['points']) continued.add(point)
      }
      if (typeof value === 'string' && schema.text && value !== '') {
        const kind = continued.has(value) ? 'continuation' : schema.text
        texts.set(`${place.file} ${place.path.join(' ')}`, { text: value, kind, place })
      }
    })
  }
  return { problems, texts: [...texts.values()] }
}

function ruleProblems(
  content: Content,
  { migrations, today, isPublicFile }: Surroundings,
  lookUp: TextLookup | undefined,
): Problem[] {
  const pages = Object.fromEntries(content.pages.map(({ path, page }) => [path, page]))
  return [
    ...siteProblems(content.site, today),
    ...metricProblems(content.metrics),
    ...routeProblems(content.routes, pages),
    ...oldAddressProblems(content, isPublicFile),
    ...navigationProblems(content),
    ...(content.metrics['callLength']
      ? bookingProblems(content.bookingRules, content.metrics['callLength'], migrations)
      : []),
    ...pageProblems(content, today),
    ...nameProblems(content),
    ...questionsAlike(content),
    ...linkProblems(content),
    ...ctaProblems(content),
    ...fitProblems(content),
    ...lineProblems(content),
    ...promiseProblems(content, lookUp),
    ...answerProblems(content),
    ...figureContextProblems(content),
    ...figureSubjectProblems(content),
    ...headCountProblems(content),
    ...sameCountProblems(content),
    ...staleTimeProblems(content, today),
    ...sourceProblems(content),
    ...setProblems(content),
    ...wordListProblems(content.words, lookUp),
    ...reminderProblems(content.reminders),
  ]
}

/** What several pages share is met on each of them. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()]
}
