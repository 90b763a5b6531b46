import { figurePattern } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

type Metrics = Readonly<Record<string, Metric>>

const hasFigure = (text: string) => new RegExp(figurePattern.source).test(text)
/** What is told of the time after a change. */
const better =
  /\b(now|since then|all year|every month|each month|up|more than before|beside it|too|stay on|found in|loaded in|on page one|return|monthly givers)\b/i
/** What is told of the time before. */
const worse =
  /\b(few|only|never|nobody|no|none|silence|slow|same|late|once|lost|mixed|from recommendations|by hand|in one head|without|unknown)\b/i

/** What heads the right-hand side of a comparison, and what the left. */
const laterSide =
  /\b(we do|we would|instead|afterwards?|after|better|with us|what changes|once|then|later|improved|stronger|fixed|goal)\b/i
const earlierSide = /\b(now|today|before|weak|often|usual|usually|in the way|so far|problem|worse|old)\b/i

/** Comparisons whose better side stands first, or whose bars say something else than their words. */
export function beforeAfterProblems({ file, page }: PageEntry, metrics: Metrics): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'caseSummaries') {
      for (const [k, { measures }] of section.items.entries()) {
        for (const [m, { before, after, bars, fewerIsBetter }] of measures.entries()) {
          const at = ['sections', i, 'items', k, 'measures', m]
          if (hasFigure(before) && !hasFigure(after)) {
            report(
              [...at, 'before'],
              'has the figure that was reached, which belongs to after; exchange the two',
            )
          } else if (better.test(before) && !better.test(after) && !hasFigure(after)) {
            report([...at, 'before'], `reads like what came after (“${before}”); exchange the two`)
          } else if (worse.test(after) && !worse.test(before) && !hasFigure(after) && !better.test(after)) {
            report([...at, 'after'], `reads like what stood before (“${after}”); exchange the two`)
          }
          if (bars && (fewerIsBetter ? bars.before <= bars.after : bars.before >= bars.after)) {
            report(
              [...at, 'bars'],
              `fall from ${bars.before} to ${bars.after}, but the better value stands after; exchange the two, or write fewerIsBetter`,
            )
          }
          const grew = bars && !hasFigure(before) ? growthIn(after, metrics) : undefined
          if (bars && grew && Math.abs(bars.after / bars.before / grew - 1) > 0.08) {
            report(
              [...at, 'bars'],
              `rise ${Math.round((10 * bars.after) / bars.before) / 10} times, but the figure beside them says ${Math.round(10 * grew) / 10} times; write before: ${Math.round(bars.after / grew)}`,
            )
          }
        }
      }
    }
    if (section.kind === 'comparison') {
      if (
        (laterSide.test(section.left) && !laterSide.test(section.right)) ||
        (earlierSide.test(section.right) && !earlierSide.test(section.left))
      ) {
        report(['sections', i, 'left'], `is “${section.left}”, which belongs on the right; exchange the two`)
      }
      const we = /\b(we|our)\b/i
      const right = section.rows.filter((row) => we.test(row.right)).length
      const left = section.rows.filter((row) => we.test(row.left)).length
      for (const [r, row] of section.rows.entries()) {
        const exchanged = we.test(row.left) && !we.test(row.right)
        if (exchanged && (right > left + 1 || (right > left && /^We\b/.test(row.left)))) {
          report(
            ['sections', i, 'rows', r, 'left'],
            'says what we do, which stands on the right in the other rows; exchange the two',
          )
        }
      }
    }
  }
  return problems
}

/** How many times what it was, by the one figure of a text. */
function growthIn(text: string, metrics: Metrics): number | undefined {
  const keys = [...text.matchAll(figurePattern)].map(([, key]) => metrics[key ?? ''])
  const [metric] = keys
  if (keys.length !== 1 || !metric) return
  if (metric.measures === 'multiple') return metric.value
  return metric.measures === 'growth' ? 1 + metric.value / 100 : undefined
}
