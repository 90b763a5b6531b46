import { fillFigures } from '../model/figures.ts'
import type { Page } from '../model/page.ts'
import type { Content, PageEntry } from './loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from './problem.ts'
import { duplicateProblems, duplicatesAcrossPages } from './rules/duplicates.ts'
import { figureUseProblems } from './rules/figures.ts'
import { linkProblems } from './rules/link-problems.ts'

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
      ...dateProblems(entry, today),
      ...duplicateProblems(entry),
      ...figureUseProblems(entry, metrics),
      ...endProblems(entry),
      ...linkProblems(entry),
      ...titleProblems(entry, site.name),
    ]),
  ]
}

function titleProblems({ file, page: { seo } }: PageEntry, provider: string): Problem[] {
  const reason = 'contains the provider’s name or a separator; remove it, because the site adds its name'
  const isNamed = seo.title.includes(provider) || / [|·] /.test(seo.title)
  return isNamed ? [{ file, path: ['seo', 'title'], reason }] : []
}

/** Dates that are in the future or in the wrong order. */
function dateProblems({ file, page }: PageEntry, today: string): Problem[] {
  const { problems, report } = problemsIn(file)
  const { legalReview: review, updated } = page
  const confirmedOn = typeof review === 'object' ? review.confirmedOn : undefined
  const days: [FieldPath, string | undefined][] = [
    [['updated'], updated],
    [['legalReview', 'confirmedOn'], confirmedOn],
    ...page.sections.flatMap((section, i): [FieldPath, string][] =>
      section.kind === 'quote' && typeof section.consent === 'object'
        ? [[['sections', i, 'consent', 'givenOn'], section.consent.givenOn]]
        : [],
    ),
  ]
  for (const [path, day] of days) {
    if (day && day > today) report(path, `is “${day}”, which is in the future; write the date of the change`)
  }
  if (confirmedOn && updated && confirmedOn < updated)
    report(
      ['legalReview'],
      `was confirmed on ${confirmedOn}, before the text changed (${updated}); have it reviewed again, and write “open” until then`,
    )
  return problems
}

const endsWithCall =
  /^\/(services|challenges)$|^\/(services|impact-stories|resources|blog)\/.|^\/(nonprofit|islamic|climate)-/

/** What the types of `content/model/page-kinds.ts` do not check: the last section. */
function endProblems({ path, file, page }: PageEntry): Problem[] {
  const last = page.sections.at(-1)
  if (!last || last.kind === 'callToAction' || !endsWithCall.test(path)) return []
  const reason = `is “${last.kind}”, but this page ends with a callToAction; add one`
  return [{ file, path: ['sections', page.sections.length - 1, 'kind'], reason }]
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
