import { diffLines } from 'diff'
import { agreedFingerprints, agreedText, viewOf } from './baselines.ts'
import { describeDifference } from './drawing/describe-difference.ts'
import type { Block, Drawing } from './drawing/drawing.ts'
import { type Fingerprint, fingerprint, matchesFile } from './drawing/fingerprint.ts'
import { sameFingerprint } from './drawing/fingerprint-text.ts'
import type { DrawingContext, Subject } from './matrix/subject.ts'

export type Difference = {
  view: string
  /** Descriptions of the differences, one per line. */
  places: string[]
  /** The baseline of a picture; none if the picture is new. */
  agreed?: Fingerprint | undefined
  /** The current drawing; none if the view was removed. */
  drawing?: Drawing
}

/** Draws a subject and compares it with its baselines. */
export async function compareSubject(
  subject: Subject,
  context: Omit<DrawingContext, 'agreed'>,
): Promise<{ drawings: Drawing[]; differences: Difference[] }> {
  const agreed = agreedFingerprints(subject.name)
  const drawings: Drawing[] = []
  const differences: Difference[] = []
  for await (const drawing of subject.draw({ ...context, agreed: asAgreed })) {
    drawings.push(drawing)
    const places = drawing.kind === 'text' ? textPlaces(drawing) : picturePlaces(drawing)
    const view = viewOf(drawing)
    if (places.length > 0) differences.push({ view, places, agreed: agreed.get(view), drawing })
  }
  const drawn = new Set(drawings.map(viewOf))
  for (const view of agreed.keys()) {
    if (!drawn.has(view)) differences.push({ view, places: ['is no longer drawn'] })
  }
  return { drawings, differences }

  function asAgreed(view: string, png: Buffer, blocks: readonly Block[]): Fingerprint | undefined {
    const before = agreed.get(view)
    if (!before || matchesFile(before, png, blocks)) return before
    const print = fingerprint(png, blocks)
    return sameFingerprint(before, print) ? print : undefined
  }

  function picturePlaces({ view, print }: Extract<Drawing, { kind: 'picture' }>): string[] {
    const before = agreed.get(view)
    return sameFingerprint(before, print) ? [] : describeDifference(before, print)
  }
}

const longestReport = 30

function textPlaces({ file, text }: Extract<Drawing, { kind: 'text' }>): string[] {
  const before = agreedText(file)
  if (before === undefined) return ['has no baseline']
  if (before === text) return []
  const lines = diffLines(before, text).flatMap(({ added, removed, value }) =>
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
