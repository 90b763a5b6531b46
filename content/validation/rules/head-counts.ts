import type { Page } from '../../model/page.ts'
import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { numberOf, numberWords } from '../text/number-words.ts'

type Counted = { what: RegExp; of: (page: Page, content: Content) => readonly number[]; where: string }

const pagesBelow = ({ routes }: Content, path: string) =>
  Object.keys(routes).filter((each) => each.startsWith(`${path}/`)).length
/** What the words at a page’s top count, and how many there are. */
const counts: readonly Counted[] = [
  {
    what: /^phases?$/i,
    of: ({ sections }) => sections.flatMap((each) => (each.kind === 'timeline' ? [each.phases.length] : [])),
    where: 'the timeline',
  },
  {
    what: /^(?:case stud(?:y|ies)|impact stories|stories)$/i,
    of: (_, content) => [pagesBelow(content, '/impact-stories')],
    where: '/impact-stories',
  },
]

/** Words at the top of a page, or of a section, that count otherwise than what stands below. */
export function headCountProblems(content: Content): Problem[] {
  return content.pages.flatMap(({ file, path, page }) => {
    const problems: Problem[] = []
    const report = (at: FieldPath, reason: string) => problems.push({ file, path: at, reason })
    if (path === '/services') servicesCounted(page, report)
    for (const { at, text } of headTexts(page)) {
      for (const [whole, number, noun] of text.matchAll(
        new RegExp(`\\b(${numberWords}) (phases|case studies|impact stories|stories)\\b`, 'giu'),
      )) {
        const rule = counts.find(({ what }) => what.test(noun ?? ''))
        const there = rule?.of(page, content) ?? []
        if (there.length > 0 && !there.includes(numberOf(number ?? '')))
          report(
            at,
            `counts “${whole}”, but ${there.join(' or ')} stand in ${rule?.where}; correct one of the two`,
          )
      }
      if (path === '/impact-stories') {
        const stories = pagesBelow(content, path)
        const wrong = [
          ...text.matchAll(
            new RegExp(
              `\\b(${numberWords}) (?:organizations|starting points)\\b|\\bof these (${numberWords})\\b`,
              'giu',
            ),
          ),
        ].find(([, first, second]) => numberOf(first ?? second ?? '') !== stories)
        if (wrong) report(at, `counts “${wrong[0]}”, but ${stories} stories are told; correct one of the two`)
      }
      const end = lastMonth(page)
      const months = new RegExp(`\\b(?:in|over|within|takes|for) (${numberWords}) months\\b`, 'iu').exec(text)
      if (end && months && at[0] !== 'sections' && numberOf(months[1] ?? '') !== end) {
        report(at, `says “${months[0]}”, but the timeline ends in month ${end}; correct one of the two`)
      }
    }
    for (const { at, text } of [...headTexts(page), ...bodyTexts(page)]) {
      const part = ofTotal.exec(text)
      if (part && numberOf(part[1] ?? '') > numberOf(part[2] ?? ''))
        report(at, `has “${part[0]}”, more than there are; exchange or correct the numbers`)
      const list = enumerated(text)
      if (list) report(at, list)
    }
    return problems
  })
}

const services = new RegExp(
  `\\b(${numberWords}) (?:\\p{L}+ )?services\\b|\\ball (${numberWords})\\b|(?:: |, |^|\\. )(${numberWords}) (?:that (?:bring|turn)|build)\\b`,
  'giu',
)

/**
 * The index of the services says how many there are in several places. A service that is new changes none of them by
 * itself; one place alone that says another number is a slip.
 */
function servicesCounted(page: Page, report: (at: FieldPath, reason: string) => void) {
  const said = headTexts(page)
    .filter(({ at }) => at[0] !== 'sections')
    .flatMap(({ at, text }) =>
      [...text.matchAll(services)].map(([whole, ...numbers]) => ({
        at,
        whole: whole.replace(/^\W+/, ''),
        number: numberOf(numbers.find(Boolean) ?? ''),
      })),
    )
  for (const { at, whole, number } of said) {
    const others = said.filter((each) => each.whole !== whole)
    if (number > 1 && others.length > 1 && others.every((each) => each.number !== number)) {
      const list = [...new Set(others.map((each) => `“${each.whole}”`))].join(', ')
      report(at, `counts “${whole}”, but the page says ${list} too; make the numbers agree`)
    }
  }
}

const ofTotal = new RegExp(
  `\\b(${numberWords}) (?:out )?of (?:the |our |your |their |these )?(${numberWords})\\b(?! (?:percent|thousand|hundred|million))`,
  'iu',
)

type Found = { at: FieldPath; text: string }

function headTexts(page: Page): Found[] {
  return [
    { at: ['seo', 'title'], text: page.seo.title },
    { at: ['seo', 'description'], text: page.seo.description },
    { at: ['summary'], text: page.summary },
    { at: ['hero', 'title'], text: page.hero.title },
    { at: ['hero', 'lead'], text: page.hero.lead },
    ...page.sections.flatMap((section, i): Found[] => [
      { at: ['sections', i, 'heading'], text: section.heading },
      ...(section.intro ? [{ at: ['sections', i, 'intro'], text: section.intro }] : []),
      ...(section.kind === 'callToAction' ? [{ at: ['sections', i, 'text'], text: section.text }] : []),
    ]),
  ]
}

function bodyTexts(page: Page): Found[] {
  return page.sections.flatMap((section, i): Found[] => {
    if (section.kind === 'prose')
      return [
        ...section.paragraphs.map((text, k) => ({ at: ['sections', i, 'paragraphs', k], text })),
        ...(section.points ?? []).map((text, k) => ({ at: ['sections', i, 'points', k], text })),
      ]
    if (section.kind === 'worksheet')
      return section.rows.flatMap((row, k) =>
        (['first', 'second', 'third'] as const).map((key) => ({
          at: ['sections', i, 'rows', k, key],
          text: row[key],
        })),
      )
    if (section.kind === 'cards' || section.kind === 'steps')
      return section.items.map(({ text }, k) => ({ at: ['sections', i, 'items', k, 'text'], text }))
    if (section.kind === 'faqs')
      return section.items.flatMap(({ answer }, k) =>
        answer.map((text, a) => ({ at: ['sections', i, 'items', k, 'answer', a], text })),
      )
    return []
  })
}

/** The month with which the last phase of a timeline ends. */
function lastMonth({ sections }: Page): number | undefined {
  for (const section of sections) {
    if (section.kind !== 'timeline') continue
    const [, , to] = /^Months? (\d+)(?:–(\d+))?$/.exec(section.phases.at(-1)?.when ?? '') ?? []
    if (to) return Number(to)
  }
  return
}

const beforeList = new RegExp(
  `\\b(${numberWords}) (?:[\\p{L}“”-]+ ){0,2}(?:questions|things|values|parts|kinds|ways|reasons|cases|steps|places|points|groups|fields|rules|signs|lists|funds|words|answers|facts|options|months|items|sources)(?::| for) ([^.?!:;]+)`,
  'iu',
)

/** “Five questions: a, b, c”: the list behind the colon has as many as the words say. */
function enumerated(text: string): string | undefined {
  const found = beforeList.exec(text)
  if (!found) return
  const [whole, number = '', list = ''] = found
  const parts = list.replace(/[)”].*$/, '').split(/, /)
  if (
    parts.length < 3 ||
    (/ for /.test(whole.slice(0, whole.length - list.length + 1)) &&
      parts.some((part) => part.split(' ').length > 4))
  )
    return
  const least = parts.length
  // Without a comma before “and”, the last part holds two.
  const most = least + parts.reduce((sum, part) => sum + (part.match(/ (?:and|or) /g) ?? []).length, 0)
  const said = numberOf(number)
  return said < least || said > most
    ? `counts “${whole.slice(0, 40).trim()}…”, but lists ${least === most ? least : `${least} to ${most}`}; correct one of the two`
    : undefined
}
