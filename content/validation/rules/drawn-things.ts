import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Bars of a calendar that run backward or out of the year, and sheets in the wrong order. */
export function drawingProblems({ file, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'calendar') {
      for (const [r, { from, to }] of section.rows.entries()) {
        const at = ['sections', i, 'rows', r, 'to']
        if (to < from) report(at, `is ${to}, before the bar begins (${from}); exchange the two`)
        if (to > section.periods.length)
          report(at, `is ${to}, but there are ${section.periods.length} periods; end it sooner`)
      }
    }
    if (section.kind === 'mockup') {
      for (const [s, { label, better }] of section.sheets.entries()) {
        if (better && /^before\b/i.test(label))
          report(['sections', i, 'sheets', s, 'better'], `marks “${label}”; mark the sheet that stands after`)
      }
    }
  }
  return problems
}
