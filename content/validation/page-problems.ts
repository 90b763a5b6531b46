import { fillFigures } from '../model/figures.ts'
import type { Page } from '../model/page.ts'
import type { Content, PageEntry } from './content.ts'
import { type FieldPath, type Problem, problemsIn } from './problem.ts'
import { dateProblems } from './rules/dates.ts'
import { doubleProblems } from './rules/doubles.ts'
import { doublesBetweenPages } from './rules/doubles-between-pages.ts'
import { figureUseProblems } from './rules/figure-use.ts'
import { linkProblems } from './rules/link-problems.ts'
import { kindProblems } from './rules/page-kinds.ts'

/**
 * What is wrong with the pages, each by itself and among the others.
 *
 * @param today the day, as YYYY-MM-DD, after which no date may lie
 */
export function pageProblems(content: Content, today: string): Problem[] {
  const { pages, metrics, site, oldHashes } = content
  return [
    ...doublesBetweenPages(pages, (text) => fillFigures(text, metrics)),
    ...pages.flatMap((entry) => [
      ...anchorProblems(entry, oldHashes),
      ...dateProblems(entry, site.since, today),
      ...doubleProblems(entry),
      ...figureUseProblems(entry, metrics),
      ...kindProblems(entry, content),
      ...drawingProblems(entry),
      ...audienceProblems(entry),
      ...linkProblems(entry, content),
      ...titleProblems(entry, site.name),
    ]),
  ]
}

function titleProblems({ file, page: { seo } }: PageEntry, provider: string): Problem[] {
  const reason = 'has the provider’s name or a bar in it; the site adds its name itself'
  const isNamed = seo.title.includes(provider) || / [|·] /.test(seo.title)
  return isNamed ? [{ file, path: ['seo', 'title'], reason }] : []
}

/** Anchors that the frame of every page and the forms have taken. */
const reserved = /^(main|site-menu|(menu|book|footer)-.*|.*-(heading|name))$/

/** Anchors that are taken, or there twice. */
function anchorProblems(
  { path: at, file, page }: PageEntry,
  oldHashes: Readonly<Record<string, string>>,
): Problem[] {
  const { problems, report } = problemsIn(file)
  const seen = new Set<string>()
  for (const { id, path } of anchors(page)) {
    if (seen.has(id)) report(path, `is “${id}”, which this page has twice; choose another`)
    if (reserved.test(id)) {
      report(path, `is “${id}”, which the page’s frame uses; choose another`)
    }
    if (at === '/' && Object.hasOwn(oldHashes, id)) {
      report(path, `is “${id}”, but /#${id} leads to another page; choose another`)
    }
    seen.add(id)
  }
  return problems
}

function anchors(page: Page): { id: string; path: FieldPath }[] {
  return (page.sections ?? []).flatMap((section, i) => [
    { id: section.id, path: ['sections', i, 'id'] },
    ...(section.kind === 'serviceDetails'
      ? (section.items ?? []).map((item, k) => ({ id: item.id, path: ['sections', i, 'items', k, 'id'] }))
      : []),
  ])
}

/** Stories, cards and challenges of another audience on an audience page. */
function audienceProblems({ file, page }: PageEntry): Problem[] {
  if (!file.startsWith('content/audiences/')) return []
  const { problems, report } = problemsIn(file)
  const look = (path: FieldPath, theme: string | undefined) => {
    if (theme && theme !== page.theme)
      report(path, `is “${theme}” on the page of “${page.theme}”; write “${page.theme}”`)
  }
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'challenges')
      for (const [k, group] of section.groups.entries()) look(['sections', i, 'groups', k], group)
    if (section.kind === 'caseSummaries' || section.kind === 'cards')
      for (const [k, { theme }] of section.items.entries()) look(['sections', i, 'items', k, 'theme'], theme)
  }
  return problems
}

/** Bars of a calendar that run backward or out of the year, and sheets in the wrong order. */
function drawingProblems({ file, page }: PageEntry): Problem[] {
  const { problems, report } = problemsIn(file)
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'calendar') {
      for (const [r, { from, to }] of section.rows.entries()) {
        const at = ['sections', i, 'rows', r, 'to']
        if (to < from) report(at, `is ${to}, before the bar begins (${from}); exchange the two`)
        if (to > section.periods.length)
          report(at, `is ${to}, but there are ${section.periods.length} periods; end it sooner`)
      }
    }
    if (section.kind === 'mockup') {
      for (const [s, { label, better }] of section.sheets.entries()) {
        if (better && /^before\b/i.test(label))
          report(['sections', i, 'sheets', s, 'better'], `marks “${label}”; mark the sheet that stands after`)
      }
    }
  }
  return problems
}
