import type { Content, PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { pageLinks } from './page-links.ts'
import { type Likeness, likenessOf } from './similarity.ts'

/** What is wrong with the links of the pages: to themselves, twice, or under words that belong to another page. */
export function linkProblems(content: Content): Problem[] {
  const likeness = likenessOf(content.pages)
  return [
    ...content.pages.flatMap((entry) => [
      ...selfLinks(entry),
      ...closedLinks(entry),
      ...doubleLinks(entry),
      ...wrongWords(entry, content, likeness),
      ...templatesElsewhere(entry, content),
    ]),
    ...labelsOfTwoTargets(content),
    ...cardIcons(content.pages),
  ]
}

function routePaths({ page }: PageEntry): { to: string; path: FieldPath }[] {
  return [
    ...page.sections.flatMap((section, i) =>
      section.kind === 'pageLinks'
        ? section.groups.flatMap(({ pages }, g) =>
            pages.map((to, k) => ({ to: to as string, path: ['sections', i, 'groups', g, 'pages', k] })),
          )
        : [],
    ),
  ]
}

/** Pages that answer a form, and the developers' own: nobody is led there. */
const closed = /^\/(?:gallery|thanks\/.*|confirm-request)$/

function closedLinks(entry: PageEntry): Problem[] {
  return [...pageLinks(entry), ...routePaths(entry)]
    .filter(({ to }) => closed.test(to))
    .map(({ path, to }) => ({
      file: entry.file,
      path,
      reason: `is “${to}”, where nobody is led by a link; link to a page for visitors`,
    }))
}

function selfLinks(entry: PageEntry): Problem[] {
  return [...pageLinks(entry), ...routePaths(entry)]
    .filter(({ to }) => to === entry.path)
    .map(({ path }) => ({
      file: entry.file,
      path,
      reason: `is “${entry.path}”, this page itself; link to another, or take it out`,
    }))
}

function doubleLinks(entry: PageEntry): Problem[] {
  const { file, page } = entry
  const problems: Problem[] = []
  for (const i of page.sections.keys()) {
    const seen = new Set<string>()
    const links = [...pageLinks(entry), ...routePaths(entry)].filter(
      ({ path }) => path[0] === 'sections' && path[1] === i,
    )
    for (const { to, path } of links) {
      if (seen.has(to))
        problems.push({ file, path, reason: `is “${to}”, to which this section links already; take one out` })
      seen.add(to)
    }
  }
  return problems
}

/** The page that is said to have the lines of the templates has none. */
function templatesElsewhere({ file, page }: PageEntry, { pages }: Content): Problem[] {
  const hasLines = (path: string) =>
    pages
      .find((each) => each.path === path)
      ?.page.sections.some((section) => section.kind === 'meetingTemplates' && !section.linesAt)
  return page.sections.flatMap((section, i) =>
    section.kind === 'meetingTemplates' && section.linesAt && !hasLines(section.linesAt)
      ? [
          {
            file,
            path: ['sections', i, 'linesAt'],
            reason: `is “${section.linesAt}”, a page without the templates’ lines; name the page whose section of templates has no linesAt`,
          },
        ]
      : [],
  )
}

/** Words that name another page much better than the one they lead to. */
function wrongWords(entry: PageEntry, { pages }: Content, likeness: Likeness): Problem[] {
  return pageLinks(entry).flatMap(({ path, to, label, about, kind }) => {
    const words = `${label} ${about}`
    const others = pages.filter((other) => other.path !== to && other.path !== entry.path)
    const own = { all: likeness.all(words, to), name: likeness.name(label, to) }
    const best = others
      .map((other) => ({
        path: other.path,
        all: likeness.all(words, other.path),
        label: likeness.all(label, other.path),
        name: likeness.name(label, other.path),
      }))
      .toSorted((a, b) => b.name - a.name || b.label - a.label || b.all - a.all)[0]
    if (!best) return []
    // A button has a few words and all of them name its page; a card may also begin with the reader's problem.
    const labelFits =
      kind === 'card' ? best.name > own.name + 8 : best.label > likeness.all(label, to) + 2 && best.name > 0
    const textFits = best.all > 3 * own.all + 9
    // A card’s title may be right, and its text another card’s: exchanged, or written into the wrong place.
    const text = kind === 'card' ? textOfAnother(about, to, others, likeness) : undefined
    if (text && !labelFits && !textFits) {
      return [
        {
          file: entry.file,
          path: [...path.slice(0, -1), 'text'],
          reason: `tells of “${text}” rather than of “${to}”, where the card leads; write what is there, or correct the link`,
        },
      ]
    }
    return labelFits || textFits
      ? [
          {
            file: entry.file,
            path,
            reason: `is “${to}”, but its words (“${label}”) fit “${best.path}” better; correct the link or the words`,
          },
        ]
      : []
  })
}

/** The page that the text of a card fits much better than the one where it leads. */
function textOfAnother(
  text: string,
  to: string,
  others: readonly PageEntry[],
  { all }: Likeness,
): string | undefined {
  const own = all(text, to)
  const best = others
    .filter(({ path }) => !closed.test(path))
    .map(({ path }) => ({ path, fits: all(text, path) }))
    .toSorted((a, b) => b.fits - a.fits)[0]
  return best && best.fits > 2.2 * (own + 4) && best.fits > own + 9 ? best.path : undefined
}

/** One label, two places: whoever has used the one expects it of the other. */
function labelsOfTwoTargets(content: Content): Problem[] {
  const seen = new Map<string, string>()
  const problems: Problem[] = []
  const look = (file: string, path: FieldPath, label: string, to: string) => {
    const key = label.toLowerCase()
    const before = seen.get(key)
    if (before && before !== to) {
      problems.push({
        file,
        path,
        reason: `says “${label}” and leads to ${to}, but elsewhere it leads to ${before}; give each target its own words`,
      })
    } else seen.set(key, to)
  }
  for (const [i, { all }] of content.dropDowns.entries())
    look('content/navigation.ts', ['dropDowns', i, 'all'], all.label, all.to)
  for (const entry of content.pages) {
    for (const { path, label, to, kind } of pageLinks(entry)) {
      if (kind === 'button') look(entry.file, path.slice(0, -1), label, to)
    }
  }
  return problems
}

type IconCard = { file: string; to: string; icon: string; title: string; path: FieldPath }

/** Cards that lead to one page wear its icons: another page's icon is a sign that the link or the icon is wrong. */
function cardIcons(entries: readonly PageEntry[]): Problem[] {
  const cards: IconCard[] = entries.flatMap(({ file, page }) =>
    page.sections.flatMap((section, i) =>
      section.kind === 'cards'
        ? section.items.flatMap(({ to, icon, title }, k) =>
            to ? [{ file, to, icon, title, path: ['sections', i, 'items', k, 'icon'] }] : [],
          )
        : [],
    ),
  )
  return cards.flatMap((card) => {
    const others = cards.filter((other) => other !== card)
    const sameTitle = others.filter(({ to, title }) => to === card.to && title === card.title)
    const usual = sameTitle[0]?.icon
    if (
      usual &&
      sameTitle.length > 1 &&
      sameTitle.every(({ icon }) => icon === usual) &&
      usual !== card.icon
    ) {
      return [
        report(card, `is “${card.icon}”, but “${card.title}” wears “${usual}” elsewhere; write the same`),
      ]
    }
    const here = others.filter(({ to }) => to === card.to)
    const elsewhere = new Map<string, number>()
    for (const { icon, to } of others) {
      if (icon === card.icon && to !== card.to) elsewhere.set(to, (elsewhere.get(to) ?? 0) + 1)
    }
    const [owner, times] = [...elsewhere].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0]
    const foreign = here.length > 0 && times > 1 && here.every(({ icon }) => icon !== card.icon)
    return foreign
      ? [
          report(
            card,
            `is “${card.icon}”, the icon of ${owner}, but the card leads to ${card.to}; correct the link or the icon`,
          ),
        ]
      : []
  })
}

const report = ({ file, path }: IconCard, reason: string): Problem => ({ file, path, reason })
