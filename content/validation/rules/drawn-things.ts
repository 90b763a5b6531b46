import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Drawings that say something else than they mean: bars that run backward or out of the year, sheets exchanged. */
export function drawingProblems({ file, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'calendar') {
      for (const [r, { from, to }] of section.rows.entries()) {
        const at = ['sections', i, 'rows', r]
        if (to < from) report([...at, 'to'], `is ${to}, before the bar begins (${from}); exchange the two`)
        if (to > section.periods.length) {
          report([...at, 'to'], `is ${to}, but there are ${section.periods.length} periods; end it sooner`)
        }
      }
    }
    if (section.kind === 'mockup') {
      for (const [s, { label, better }] of section.sheets.entries()) {
        const at = ['sections', i, 'sheets', s]
        if (better && /^(before|old|in the old|now)\b/i.test(label))
          report([...at, 'better'], `marks “${label}”; mark the sheet that stands after`)
        if (/^after\b/i.test(label) && s === 0)
          report([...at, 'label'], 'is “After”, and comes first; exchange the sheets')
      }
    }
  }
  return problems
}
