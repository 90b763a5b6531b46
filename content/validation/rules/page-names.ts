import type { Page } from '../../model/page.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
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
      // Whose own words fit is not compared with all others: a thousand pages would be compared a million times.
      if (own > 4) continue
      const best = content.pages
        .filter((other) => other.path !== path && !path.startsWith(`${other.path}/`))
        .map((other) => ({ path: other.path, score: likeness.name(text, other.path) }))
        .toSorted((a, b) => b.score - a.score)[0]
      const words = stems(text)
      const theirs = stems((best?.path ?? '').replaceAll(/[/-]/g, ' '))
      const covered = words.filter((word) => theirs.includes(word)).length / words.length
      if (best && best.score > 6 && best.score > 2.5 * own && covered >= 0.5) {
        report(at, `is “${text}”, which fits ${best.path} and not this page; write what this page is`)
      }
    }
    problems.push(...foreignDescription(content, file, path, page))
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

/** Pages of one kind, whose descriptions are taken for one another’s. */
const siblings = /^\/(?:services\/[^/]+|(?:nonprofit|islamic)-organizations|climate-initiatives)$/

/** A description whose words stand on another page of the kind, and hardly on its own. */
function foreignDescription(content: Content, file: string, path: string, page: Page): Problem[] {
  if (!siblings.test(path)) return []
  const words = [...new Set(stems(page.seo.description))]
  const covered = (other: Page) => {
    const said = bagOf(other)
    return words.filter((word) => said.has(word)).length / words.length
  }
  if (covered(page) > 0.55) return []
  const best = content.pages
    .filter((each) => each.path !== path && siblings.test(each.path))
    .map((each) => ({ path: each.path, part: covered(each.page) }))
    .toSorted((a, b) => b.part - a.part)[0]
  return best && best.part >= 0.85
    ? [
        {
          file,
          path: ['seo', 'description'],
          reason: `tells what ${best.path} says, and hardly what this page says; write what this page is`,
        },
      ]
    : []
}

const bags = new WeakMap<Page, ReadonlySet<string>>()

function bagOf(page: Page): ReadonlySet<string> {
  const found = bags.get(page) ?? new Set(fieldTexts(page.sections).flatMap(({ text }) => stems(text)))
  bags.set(page, found)
  return found
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
