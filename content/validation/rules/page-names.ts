import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { likenessOf, stems } from './similarity.ts'

/** Titles, eyebrows and names that are another page's, or say nothing of the page. */
export function nameProblems(content: Content): Problem[] {
  const likeness = likenessOf(content.pages, { names: true })
  return content.pages.flatMap(({ file, path, page }) => {
    const problems: Problem[] = []
    const report = (at: FieldPath, reason: string) => problems.push({ file, path: at, reason })
    // “Who we help” has no word of its own by which it could be told from another page.
    if (!content.routes[path]?.indexed || stems(path.replaceAll(/[/-]/g, ' ')).length === 0) return []
    const fields: { at: FieldPath; text: string }[] = [
      { at: ['seo', 'title'], text: page.seo.title },
      { at: ['name'], text: page.name },
      { at: ['hero', 'eyebrow'], text: page.hero.eyebrow ?? '' },
    ]
    for (const { at, text } of fields) {
      const own = likeness.name(text, path)
      const best = content.pages
        .filter((other) => other.path !== path && !path.startsWith(`${other.path}/`))
        .map((other) => ({ path: other.path, score: likeness.name(text, other.path) }))
        .toSorted((a, b) => b.score - a.score)[0]
      const words = stems(text)
      const theirs = stems((best?.path ?? '').replaceAll(/[/-]/g, ' '))
      const covered = words.filter((word) => theirs.includes(word)).length / words.length
      if (best && own === 0 && best.score > 6 && covered >= 0.5) {
        report(at, `is “${text}”, which fits ${best.path} and not this page; write what this page is`)
      }
    }
    if (
      /^(?:welcome\b|home ?page$|home$|our (?:website|page|services)$|about$|new page)/i.test(page.seo.title)
    ) {
      report(
        ['seo', 'title'],
        `is “${page.seo.title}”, which tells a searcher nothing; say what the page is about`,
      )
    }
    if (page.seo.title.includes(content.site.name) || / [|·] /.test(page.seo.title)) {
      report(['seo', 'title'], 'has the provider’s name or a bar in it; the site adds its name by itself')
    }
    return problems
  })
}

/** Questions that ask the same in other words. */
export function questionsAlike({ pages }: Content): Problem[] {
  return pages.flatMap(({ file, page }) => {
    const seen: { question: string; words: Set<string> }[] = []
    return page.sections.flatMap((section, i) =>
      section.kind !== 'faqs'
        ? []
        : section.items.flatMap(({ question }, k) => {
            const words = new Set(askedOf(question))
            const twin = seen.find((each) => alike(each.words, words))
            seen.push({ question, words })
            return twin
              ? [
                  {
                    file,
                    path: ['sections', i, 'items', k, 'question'],
                    reason: `asks the same question as “${twin.question}” in other words; keep one of the two`,
                  },
                ]
              : []
          }),
    )
  })
}

/** What a question is about: its stems, and the words that are left out elsewhere but make a question. */
const askedOf = (question: string) => [
  ...stems(question.replace(/\b(?:do|does|did|will|would|can|could|should|is|are|was)\b/gi, ' ')),
  ...(question
    .toLowerCase()
    .match(/\b(?:long|much|many|often|who|when|where|why|cost|need|help|start|work|begin)\b/g) ?? []),
]

function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const shared = [...a].filter((word) => b.has(word)).length
  const all = new Set([...a, ...b]).size
  return shared >= 2 && shared / all >= 0.66
}
