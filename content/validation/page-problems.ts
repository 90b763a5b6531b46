import { fillFigures } from '../model/figures.ts'
import { anchorProblems } from './anchor-problems.ts'
import type { Content } from './content.ts'
import type { Problem } from './problem.ts'
import { audienceProblems } from './rules/audience-problems.ts'
import { dateProblems } from './rules/dates.ts'
import { doubleProblems } from './rules/doubles.ts'
import { doublesBetweenPages } from './rules/doubles-between-pages.ts'
import { drawingProblems } from './rules/drawn-things.ts'
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

function titleProblems({ file, page }: Content['pages'][number], provider: string): Problem[] {
  return page.seo.title.includes(provider) || / [|·] /.test(page.seo.title)
    ? [
        {
          file,
          path: ['seo', 'title'],
          reason: 'has the provider’s name or a bar in it; the site adds its name itself',
        },
      ]
    : []
}
