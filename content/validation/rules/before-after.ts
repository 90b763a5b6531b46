import { figurePattern } from '../../model/figures.ts'
import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

const hasFigure = (text: string) => new RegExp(figurePattern.source).test(text)
/** What is told of the time after a change. */
const better =
  /\b(now|since then|all year|every month|each month|up|more than before|beside it|too|stay on|found in|loaded in|on page one|return|monthly givers)\b/i
/** What is told of the time before. */
const worse =
  /\b(few|only|never|nobody|no|none|silence|slow|same|late|once|lost|mixed|from recommendations|by hand|in one head|without|unknown)\b/i

/** Comparisons whose better side stands first, or whose bars say something else than their words. */
export function beforeAfterProblems({ file, page }: PageEntry): Problem[] {
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
        }
      }
    }
    if (section.kind === 'comparison') {
      if (
        /\b(we do|instead|afterward|after|better|with us|what changes)\b/i.test(section.left) &&
        !/\b(we do|instead|afterward|after|better|with us)\b/i.test(section.right)
      ) {
        report(['sections', i, 'left'], `is “${section.left}”, which belongs on the right; exchange the two`)
      }
      const we = /\b(we|our)\b/i
      const right = section.rows.filter((row) => we.test(row.right)).length
      const left = section.rows.filter((row) => we.test(row.left)).length
      for (const [r, row] of section.rows.entries()) {
        if (right > left + 1 && we.test(row.left) && !we.test(row.right)) {
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
