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
        const other = periodMeant(section.rows[r]?.name ?? '', section.periods)
        if (other !== undefined && (other.after ? from <= other.at : from !== other.at)) {
          report(
            [...at, 'from'],
            `is ${from} (${section.periods[from - 1]}), but “${section.rows[r]?.name}” is ${other.after ? 'after' : 'in'} period ${other.at}; correct one of the two`,
          )
        }
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

/** The period that a bar’s name is told of: “Ramadan” is in it, “The report after Eid” comes when it is over. */
function periodMeant(name: string, periods: readonly string[]): { at: number; after: boolean } | undefined {
  const whole = periods.indexOf(name)
  if (whole >= 0) return { at: whole + 1, after: false }
  const ramadan = periods.indexOf('Ramadan')
  if (ramadan >= 0 && /\bafter (?:Eid|Ramadan)\b/.test(name)) return { at: ramadan + 1, after: true }
  const after = periods.findIndex((period) => name.endsWith(` after ${period}`))
  return after >= 0 ? { at: after + 1, after: true } : undefined
}
