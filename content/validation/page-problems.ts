import { createHash } from 'node:crypto'
import { meetingTemplates } from '../meeting-templates.ts'
import { figurePattern, fillFigures } from '../model/figures.ts'
import type { Metric } from '../model/metric.ts'
import { dropDowns, footer } from '../navigation.ts'
import { site } from '../site.ts'
import type { Content, PageEntry } from './content-modules.ts'
import { type FieldPath, fieldTexts, type Problem } from './problem.ts'

/** What no type or schema can know about pages. */
export function pageProblems(content: Content): Problem[] {
  return [
    ...content.pages.flatMap((entry) => figureProblems(entry, content.metrics)),
    ...content.pages.flatMap((entry) => anchorProblems(entry, content)),
    ...content.pages.flatMap(valueProblems),
    ...orphans(content),
    ...duplicates(content, ['seo', 'title'], ({ page }) => page.seo.title),
    ...duplicates(content, ['seo', 'description'], ({ page }) => page.seo.description),
  ]
}

/** Search results tell pages apart by their titles and descriptions. */
function duplicates(
  { pages, metrics }: Content,
  field: FieldPath,
  read: (entry: PageEntry) => string,
): Problem[] {
  const seen = new Map<string, PageEntry>()
  return pages.flatMap((entry) => {
    const text = fillFigures(read(entry), metrics).toLowerCase()
    const other = seen.get(text)
    seen.set(text, entry)
    const reason = `is also the ${field.at(-1)} of ${other?.place.file}; give each page its own`
    return other ? [{ file: entry.place.file, path: [...entry.place.path, ...field], reason }] : []
  })
}

/** Pages that no menu, no footer and no other page leads to. Every call to action leads to the scheduler. */
function orphans({ pages, routes }: Content): Problem[] {
  const linksOf = (value: unknown) => fieldTexts(value).map(({ text }) => text.split('#')[0])
  const linked = new Set([
    ...linksOf([dropDowns, footer]),
    ...pages.flatMap(({ path, page }) => linksOf(page).filter((to) => to !== path)),
  ])
  const reason = 'has no page or menu that leads to it; link to it from another page'
  return pages.flatMap(({ path, place }) =>
    !routes[path]?.indexed || routes[path].menu || path === '/schedule' || linked.has(path)
      ? []
      : [{ ...place, reason }],
  )
}

/** Words that mark a figure as a goal. */
const aiming = /\b(?:goals?|aims?|aiming|targets?|hopes?|working toward|plan to)\b/i

/** Goals presented as results, and figures of another case study. */
function figureProblems({ path, place, page }: PageEntry, metrics: Content['metrics']): Problem[] {
  const problems: Problem[] = []
  const check = (at: FieldPath, key: string, context: string) => {
    const metric = metrics[key]
    const reason =
      metric?.claim === 'goal' && !aiming.test(context)
        ? `presents the goal {${key}} as a result; say that it is a goal`
        : metric && isForeign(path, metric)
          ? `has {${key}}, not a figure of this case (${metric.source}); use only figures of the case`
          : undefined
    if (reason) problems.push({ file: place.file, path: [...place.path, ...at], reason })
  }
  for (const [i, section] of page.sections.entries()) {
    if (section.kind !== 'metrics') continue
    for (const [k, key] of section.metrics.entries())
      check(['sections', i, 'metrics', k], key, section.heading)
  }
  for (const { path: at, text } of fieldTexts(page)) {
    for (const sentence of text.split(/(?<=[.?!]) /)) {
      for (const [, key = ''] of sentence.matchAll(figurePattern)) check(at, key, sentence)
    }
  }
  return problems
}

/** A case study shows only its own figures, and terms that hold for everyone. */
const isForeign = (path: string, { claim, caseStudy }: Metric) =>
  path.startsWith('/impact-stories/') && claim !== 'rule' && claim !== 'program' && caseStudy !== path

/** Ids that are there twice, or belong to an old link on the home page, and links to places that are not there. */
function anchorProblems({ path, place, page }: PageEntry, { oldHashes, pages }: Content): Problem[] {
  const ids = idsOf(page)
  const twice = ids.flatMap(({ text: id, path: at }, i) => {
    const to = path === '/' ? oldHashes[id] : undefined
    const reason = to
      ? `is “${id}”, but the old link /#${id} leads to ${to}; choose another`
      : ids.findIndex(({ text }) => text === id) < i &&
        `is “${id}”, which another section has; choose another`
    return reason ? [{ file: place.file, path: [...place.path, ...at], reason }] : []
  })
  const dead = fieldTexts(page).flatMap(({ text, path: at }) => {
    const [, target, anchor] = /^(\/\S*)#(\S*)$/.exec(text) ?? []
    const there = target && pages.find((each) => each.path === target)
    if (!there || idsOf(there.page).some(({ text: id }) => id === anchor)) return []
    const known = there.page.sections.map(({ id }) => id).join(', ')
    const reason = `is ${text}, but that page has no “${anchor}”; it has ${known}`
    return [{ file: place.file, path: [...place.path, ...at], reason }]
  })
  return [...twice, ...dead]
}

/** Of sections, their items, and the minutes templates. */
const idsOf = ({ sections }: PageEntry['page']) => [
  ...fieldTexts(sections, ['sections']).filter(({ path }) => path.at(-1) === 'id'),
  ...sections.flatMap(({ kind }, i) =>
    kind === 'meetingTemplates'
      ? Object.keys(meetingTemplates).map((key) => ({ text: `template-${key}`, path: ['sections', i] }))
      : [],
  ),
]

/** Values that contradict others: an update that is still to come, a mark without its finding, a bar that runs backwards. */
function valueProblems({ place, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const report = (at: FieldPath, reason: string) =>
    problems.push({ file: place.file, path: [...place.path, ...at], reason })
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  if (page.updated && page.updated > tomorrow)
    report(['updated'], `is ${page.updated}, which is still to come; write the day of the change`)
  if (page.legalReview && page.digest !== digestOf(page, page.updated)) {
    const today = new Date().toISOString().slice(0, 10)
    const reason = `does not fit: the text has changed since ${page.updated}. Write updated: '${today}', digest: '${digestOf(page, today)}'`
    report(['digest'], reason)
  }
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'audit') {
      let last = 0
      for (const [k, { screen, findings }] of section.stops.entries()) {
        const first = last + 1
        last += findings.length
        for (const { mark = first } of screen.parts)
          if (mark < first || mark > last)
            report(
              ['sections', i, 'stops', k, 'screen'],
              `marks finding ${mark}, but has ${first} to ${last}`,
            )
      }
    }
    if (section.kind !== 'calendar') continue
    for (const [k, { name, from, to }] of section.rows.entries()) {
      const last = section.periods.length
      if (from > to || to > last)
        report(['sections', i, 'rows', k], `“${name}” runs from ${from} to ${to}, of ${last} periods`)
    }
  }
  return problems
}

/** Of a legal text and its date, so that neither changes without the other. The owner's name is not part of it. */
function digestOf({ hero, sections }: PageEntry['page'], updated = ''): string {
  const texts = fieldTexts([updated, hero.title, hero.text, hero.statements, sections]).map(({ text }) =>
    text.replaceAll(site.name, ''),
  )
  return createHash('sha1').update(texts.join('\n')).digest('base64url').slice(0, 8)
}
