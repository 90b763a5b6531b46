import type { Page } from '../../model/page.ts'
import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { numberOf, numberWords } from '../text/number-words.ts'

type Section = Page['sections'][number]
type Report = (path: FieldPath, reason: string) => void

/** Lists that count otherwise than their words say, run backward, or wear one icon twice. */
export function listProblems({ file, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  for (const [i, section] of page.sections.entries()) {
    const report: Report = (path, reason) => problems.push({ file, path: ['sections', i, ...path], reason })
    countProblems(section, report)
    orderProblems(section, report)
    iconsTwice(section, report)
  }
  return problems
}

/** What people count in a heading. Time and money are not: “three months to the first pages”. */
const counted = new RegExp(
  `\\b(${numberWords}) (?:[\\p{L}-]+ )?(?:steps|questions|ways|parts|pieces|lines|pillars|values|habits|templates|kinds|reasons|things|mistakes|services|phases|goals|principles|promises|rules|cards|cases|answers|problems|challenges|obstacles|practices|benefits|offers|tips|examples|lessons|options|signs|moves|stages|topics|areas|tools|ideas)\\b(?! (?:later|before|each|a (?:week|month|year)))`,
  'iu',
)

function countProblems(section: Section, report: Report) {
  const items = itemsOf(section)
  if (!items) return
  countAtStart(section, items, report)
  for (const [key, text] of Object.entries({ heading: section.heading, intro: section.intro ?? '' })) {
    const [first = ''] = text.split(/(?<=[.?!]) /)
    const found = counted.exec(first)
    const number = found?.[1] ? numberOf(found[1]) : items.length
    // “One of these questions” is not the number of all.
    if (
      found &&
      number > 1 &&
      number !== items.length &&
      !new RegExp(`\\b(?:first|last|next|other) ${found[0]}|${found[0]} of (?:the|these|them)\\b`, 'i').test(
        first,
      )
    ) {
      report([key], `counts “${found[0]}”, but ${items.length} stand below; correct one of the two`)
    }
  }
}

/** What a heading begins with and what is no count of the list below: a length of time, a sum of money, a part. */
const noCount =
  'seconds?|minutes?|hours?|days?|nights?|weeks?|months?|quarters?|years?|seasons?|decades?|percent|dollars|times|thirds|halves|people|of'
const atStart = new RegExp(
  `^(${numberWords}) (?!(?:\\p{L}+ )?(?:${noCount})\\b)(?:\\p{L}+[- ])?\\p{Ll}+s\\b`,
  'iu',
)
const numbers = new RegExp(`\\b${numberWords}\\b`, 'giu')

/** “Five small habits”, over four of them: where no number of the heading, nor their sum, is that of the list. */
function countAtStart(section: Section, items: readonly object[], report: Report) {
  const found = atStart.exec(section.heading)
  if (!found || counted.test(section.heading)) return
  const all = [...section.heading.matchAll(numbers)].map(([number]) => numberOf(number))
  const sum = all.reduce((total, number) => total + number, 0)
  const [most = 0] = all
  if (most > 1 && ![...all, sum].includes(items.length) && all.length === 1)
    report(['heading'], `counts “${found[0]}”, but ${items.length} stand below; correct one of the two`)
}

function itemsOf(section: Section): readonly object[] | undefined {
  if (section.kind === 'timeline') return section.phases
  if (section.kind === 'comparison') return section.rows
  if (['cards', 'serviceDetails', 'steps', 'caseSummaries', 'faqs'].includes(section.kind)) {
    return 'items' in section ? section.items : undefined
  }
  return
}

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

function orderProblems(section: Section, report: Report) {
  if (section.kind === 'calendar') {
    const months = section.periods.map((name) => monthNames.indexOf(name.slice(0, 3).toLowerCase()))
    for (const [i, month] of months.entries()) {
      const before = months[i - 1]
      if (i > 0 && month >= 0 && before !== undefined && before >= 0 && (before + 1) % 12 !== month) {
        report(
          ['periods', i],
          `is “${section.periods[i]}” after “${section.periods[i - 1]}”; put the months in their order`,
        )
        return
      }
    }
  }
  const titles: { path: FieldPath; text: string }[] =
    section.kind === 'timeline'
      ? section.phases.map(({ when }, i) => ({ path: ['phases', i, 'when'], text: when }))
      : section.kind === 'steps'
        ? section.items.map(({ title }, i) => ({ path: ['items', i, 'title'], text: title }))
        : []
  let last: Span | undefined
  for (const { path, text } of titles) {
    const span = spanOf(text)
    if (!span) continue
    if (span.to < span.from) report(path, `runs from ${span.from} to ${span.to}; exchange the two`)
    if (last) {
      const said = `“${text}” after “${last.text}”`
      const sameUnit = span.unit === last.unit
      if (span.days <= last.days) report(path, `says ${said}; put them in the order of time`)
      else if (sameUnit && span.from <= last.to) report(path, `says ${said}, which overlap; begin after it`)
      else if (sameUnit && section.kind === 'timeline' && span.from > last.to + 1)
        report(path, `says ${said}, with a gap between; begin right after it`)
    }
    last = { ...span, text }
  }
}

type Span = { unit: string; from: number; to: number; days: number; text: string }
const perUnit: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 }
const digit = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b'
const spans = new RegExp(
  `^(day|week|month|quarter|year)s? (\\d+|${digit})(?:\\s?(?:–|-|to|and)\\s?(\\d+|${digit}))?`,
  'i',
)

/** `Months 3–6`, `Weeks two to four`. */
function spanOf(text: string): Span | undefined {
  const [, unit = '', from = '', to = from] = spans.exec(text) ?? []
  if (!unit) return
  const number = (word: string) => (/\d/.test(word) ? Number(word) : numberOf(word))
  const days = number(from) * (perUnit[unit.toLowerCase()] ?? 1)
  return { unit: unit.toLowerCase(), from: number(from), to: number(to), days, text }
}

/** Two cards under one icon look like one told twice. */
function iconsTwice(section: Section, report: Report) {
  if (section.kind !== 'cards' && section.kind !== 'serviceDetails') return
  const icons = section.items.map(({ icon }) => icon)
  for (const [k, icon] of icons.entries()) {
    if (icons.indexOf(icon) !== k)
      report(
        ['items', k, 'icon'],
        `is “${icon}”, as of the ${section.kind === 'cards' ? 'card' : 'service'} before; give each its own`,
      )
  }
}
