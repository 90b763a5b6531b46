import { diffLines } from 'diff'
import { agreedFingerprints, agreedText } from './baselines.ts'
import type { Drawing } from './drawing/drawing.ts'
import { type Fingerprint, sameFingerprint, shortHash } from './drawing/fingerprint.ts'
import type { DrawingContext, Subject } from './matrix/subject.ts'

export type Difference = {
  view: string
  /** The lines that differ: of a text, or of a picture's fingerprint. */
  lines: string[]
  /** The current drawing; none if the view was removed. */
  drawing?: Drawing
}

/** Draws a subject and compares it with its baselines. */
export async function compareSubject(
  subject: Subject,
  context: Omit<DrawingContext, 'agreed'>,
): Promise<{ drawings: Drawing[]; differences: Difference[] }> {
  const prints = agreedFingerprints(subject.name)
  const agreed = (view: string, png: Buffer, print?: Fingerprint) => {
    const before = prints.get(view)
    const same = before?.file === shortHash(png) || (print && sameFingerprint(before, print))
    return same ? before : undefined
  }
  const drawings: Drawing[] = []
  const differences: Difference[] = []
  for await (const drawing of subject.draw({ ...context, agreed })) {
    drawings.push(drawing)
    const { view } = drawing
    const before = prints.get(view)
    const lines =
      drawing.kind === 'text'
        ? changedLines(agreedText(view), drawing.text)
        : changedLines(before && textOf(before), textOf(drawing.print))
    if (lines.length > 0) differences.push({ view, lines, drawing })
  }
  const drawn = new Set(drawings.map(({ view }) => view))
  for (const view of prints.keys()) {
    if (!drawn.has(view)) differences.push({ view, lines: ['is no longer drawn'] })
  }
  return { drawings, differences }
}

const textOf = ({ width, lines }: Fingerprint) => [`${width} px wide`, ...lines, ''].join('\n')

const longestReport = 30

function changedLines(before: string | undefined, after: string): string[] {
  if (before === undefined) return ['has no baseline']
  const lines = diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .trimEnd()
          .split('\n')
          .map((line) => `${added ? '+' : '−'} ${line}`)
      : [],
  )
  const more = lines.length - longestReport
  return more > 0 ? [...lines.slice(0, longestReport), `… and ${more} more lines`] : lines
}
