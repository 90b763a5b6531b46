import { diffLines } from 'diff'
import { agreedFingerprints, agreedText, viewOf } from './baselines.ts'
import { describeDifference } from './drawing/describe-difference.ts'
import type { Block, Drawing } from './drawing/drawing.ts'
import { type Fingerprint, fingerprint, isMadeOf } from './drawing/fingerprint.ts'
import { sameFingerprint } from './drawing/fingerprint-text.ts'
import type { DrawingContext, Subject } from './matrix/subject.ts'

export type Difference = {
  view: string
  /** Where, a line each. */
  places: string[]
  /** What it was, of a picture; none of a new one. */
  agreed?: Fingerprint | undefined
  /** What it is now; none of a view that is gone. */
  drawing?: Drawing
}

/** Draws a subject and holds it against its baselines. */
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
    if (!drawn.has(view)) differences.push({ view, places: ['is not drawn any more'] })
  }
  return { drawings, differences }

  function asAgreed(view: string, png: Buffer, blocks: readonly Block[]): Fingerprint | undefined {
    const before = agreed.get(view)
    if (!before || isMadeOf(before, png, blocks)) return before
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
  if (before === undefined) return ['was never agreed on']
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
  return more > 0 ? [...lines.slice(0, longestReport), `… and ${more} lines more`] : lines
}
