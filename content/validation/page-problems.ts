import { fillFigures } from '../model/figures.ts'
import type { Page } from '../model/page.ts'
import type { Content, PageEntry } from './loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from './problem.ts'
import { dateProblems } from './rules/dates.ts'
import { duplicateProblems } from './rules/duplicates.ts'
import { duplicatesAcrossPages } from './rules/duplicates-across-pages.ts'
import { figureUseProblems } from './rules/figure-use.ts'
import { linkProblems } from './rules/link-problems.ts'
import { kindProblems } from './rules/page-kinds.ts'

/**
 * Problems of single pages, and duplicates across pages.
 *
 * @param today the latest allowed date, as YYYY-MM-DD
 */
export function pageProblems(content: Content, today: string): Problem[] {
  const { pages, metrics, site, oldHashes } = content
  return [
    ...duplicatesAcrossPages(pages, (text) => fillFigures(text, metrics)),
    ...pages.flatMap((entry) => [
      ...anchorProblems(entry, oldHashes),
      ...dateProblems(entry, site.since, today),
      ...duplicateProblems(entry),
      ...figureUseProblems(entry, metrics),
      ...kindProblems(entry),
      ...drawingProblems(entry),
      ...audienceProblems(entry),
      ...linkProblems(entry, content),
      ...titleProblems(entry, site.name),
    ]),
  ]
}

function titleProblems({ file, page: { seo } }: PageEntry, provider: string): Problem[] {
  const reason = 'contains the provider’s name or a separator; remove it, because the site adds its name'
  const isNamed = seo.title.includes(provider) || / [|·] /.test(seo.title)
  return isNamed ? [{ file, path: ['seo', 'title'], reason }] : []
}

/** Anchors that the page layout and the forms use. */
const reserved = /^(main|site-menu|(menu|book|footer)-.*|.*-(heading|name))$/

/** Anchors that are reserved or used twice. */
function anchorProblems(
  { path: at, file, page }: PageEntry,
  oldHashes: Readonly<Record<string, string>>,
): Problem[] {
  const { problems, report } = problemsIn(file)
  const seen = new Set<string>()
  for (const { id, path } of anchors(page)) {
    if (seen.has(id)) report(path, `is “${id}”, which this page uses twice; choose another`)
    if (reserved.test(id)) {
      report(path, `is “${id}”, which the page layout uses; choose another`)
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

/** Stories, cards and challenges for another audience on an audience page. */
function audienceProblems({ file, page }: PageEntry): Problem[] {
  if (!file.startsWith('content/audiences/')) return []
  const { problems, report } = problemsIn(file)
  const look = (path: FieldPath, theme: string | undefined) => {
    if (theme && theme !== page.theme)
      report(path, `is “${theme}” on a page with the theme “${page.theme}”; write “${page.theme}”`)
  }
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'challenges')
      for (const [k, group] of section.groups.entries()) look(['sections', i, 'groups', k], group)
    if (section.kind === 'caseSummaries' || section.kind === 'cards')
      for (const [k, { theme }] of section.items.entries()) look(['sections', i, 'items', k, 'theme'], theme)
  }
  return problems
}

/** Calendar bars that run backward or past the last period, and a mockup that marks the wrong sheet as better. */
function drawingProblems({ file, page }: PageEntry): Problem[] {
  const { problems, report } = problemsIn(file)
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'calendar') {
      for (const [r, { from, to }] of section.rows.entries()) {
        const at = ['sections', i, 'rows', r, 'to']
        if (to < from) report(at, `is ${to}, before the bar begins (${from}); swap the two`)
        if (to > section.periods.length)
          report(at, `is ${to}, but there are ${section.periods.length} periods; end it earlier`)
      }
    }
    if (section.kind === 'mockup') {
      for (const [s, { label, better }] of section.sheets.entries()) {
        if (better && /^before\b/i.test(label))
          report(['sections', i, 'sheets', s, 'better'], `marks “${label}”; mark the “after” sheet instead`)
      }
    }
  }
  return problems
}
