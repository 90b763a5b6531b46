import { fillFigures } from '../model/figures.ts'
import { anchorProblems } from './anchor-problems.ts'
import type { Content } from './content.ts'
import type { Problem } from './problem.ts'
import { audienceProblems } from './rules/audience-problems.ts'
import { beforeAfterProblems } from './rules/before-after.ts'
import { dateProblems } from './rules/dates.ts'
import { doubleProblems, doublesBetweenPages } from './rules/doubles.ts'
import { drawingProblems } from './rules/drawn-things.ts'
import { figureUseProblems } from './rules/figure-use.ts'
import { iconProblems } from './rules/icon-problems.ts'
import { listProblems } from './rules/list-problems.ts'
import { nearDoubleProblems } from './rules/near-doubles.ts'
import { kindProblems } from './rules/page-kinds.ts'
import { shownThingProblems } from './rules/shown-things.ts'

/**
 * What is wrong with the pages, each by itself and among the others.
 *
 * @param today the day, as YYYY-MM-DD, after which no date may lie
 */
export function pageProblems(content: Content, today: string): Problem[] {
  const { pages, metrics, site, oldHashes } = content
  return [
    ...doublesBetweenPages(pages, (text) => fillFigures(text, metrics)),
    ...shownThingProblems(pages),
    ...pages.flatMap((entry) => [
      ...anchorProblems(entry, oldHashes),
      ...dateProblems(entry, site.since, today),
      ...doubleProblems(entry),
      ...nearDoubleProblems(entry),
      ...figureUseProblems(entry, metrics),
      ...kindProblems(entry, content),
      ...beforeAfterProblems(entry, metrics),
      ...drawingProblems(entry),
      ...iconProblems(entry),
      ...listProblems(entry),
      ...audienceProblems(entry),
    ]),
  ]
}
