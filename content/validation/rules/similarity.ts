import type { PageEntry } from '../content.ts'
import { onceForText } from '../text/once.ts'

const stop =
  /^(a|an|and|as|at|be|but|by|can|do|for|from|get|go|has|have|how|if|in|into|is|it|its|more|most|no|not|of|on|one|or|our|out|own|read|see|so|that|the|their|them|there|they|this|to|us|we|what|when|where|which|who|why|with|without|work|you|your|free|all|page|pages|learn|about|than|then|help|helps|look|start|begin|help|need|after|before|organization|organizations|nonprofits)$/

/** Words by their stems, roughly: `sponsors` and `sponsorship` are one. */
export const stems = onceForText((text): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(/\{\w+(:\w+)?\}/g, ' ')
      .match(/\p{L}[\p{L}’]*/gu) ?? []
  )
    .map((word) => word.replace(/’.*$/, ''))
    .filter((word) => word.length > 2 && !stop.test(word))
    .map((word) => (word.length > 6 ? word.slice(0, 6) : word.replace(/(ies|y|es|s)$/, ''))),
)

export type Likeness = {
  /** By everything a page says of itself at its top. */
  all: (words: string, path: string) => number
  /** By its name and address alone. */
  name: (words: string, path: string) => number
}

/** How well words name a page: by its name, address and headings most, by its summary less; rare words weigh more. */
/** @param own whether a page's own title and eyebrow count: not where they are what is looked at */
export function likenessOf(entries: readonly PageEntry[], own: { names?: true } = {}): Likeness {
  const bags = new Map<string, Map<string, number>>()
  for (const { path, page } of entries) {
    const bag = new Map<string, number>()
    const add = (text: string, weight: number) => {
      for (const stem of new Set(stems(text))) bag.set(stem, Math.max(bag.get(stem) ?? 0, weight))
    }
    add(page.summary ?? '', 1)
    add(`${page.hero?.title ?? ''} ${page.hero?.lead ?? ''}`, 1)
    add(`${page.seo?.title ?? ''} ${page.hero?.eyebrow ?? ''}`, 2)
    add(`${own.names ? '' : (page.name ?? '')} ${path.replaceAll(/[/-]/g, ' ')}`, 3)
    bags.set(path, bag)
  }
  const spread = new Map<string, number>()
  for (const bag of bags.values())
    for (const stem of bag.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const weight = (stem: string) => Math.log(1 + bags.size / (spread.get(stem) ?? bags.size))
  const likeness = (least: number) => (words: string, path: string) => {
    const bag = bags.get(path)
    let total = 0
    for (const stem of new Set(stems(words))) {
      const part = bag?.get(stem) ?? 0
      if (part >= least) total += part * weight(stem)
    }
    return total
  }
  return { all: likeness(1), name: likeness(3) }
}
