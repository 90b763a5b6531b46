import { align } from './align.ts'
import { type BlockPrint, bandHeight, type Fingerprint } from './fingerprint.ts'
import { sameBlock } from './fingerprint-text.ts'

/** Where a picture is another one, a line for each place: `“What we do”, at 1340–1440 px from the top`. */
export function describeDifference(before: Fingerprint | undefined, after: Fingerprint): string[] {
  if (!before) return ['was never agreed on']
  const places: string[] = []
  if (before.width !== after.width) places.push(`${before.width} px wide before, ${after.width} px now`)
  let top = 0
  // Blocks that differ in their pixels alone are still the same block.
  for (const pair of align(before.blocks, after.blocks, (a, b) => a.name === b.name)) {
    const place = placeOf(pair.before, pair.after, top)
    if (place) places.push(place)
    top += pair.after?.height ?? 0
  }
  return places
}

function placeOf(
  before: BlockPrint | undefined,
  after: BlockPrint | undefined,
  top: number,
): string | undefined {
  if (!after) return `“${before?.name}” is gone, at ${top} px from the top`
  const whole = `${top}–${top + after.height} px from the top`
  if (!before) return `“${after.name}” is new, at ${whole}`
  if (sameBlock(before, after)) return undefined
  const changed = after.bands.flatMap((band, at) => (band === before.bands[at] ? [] : [at]))
  const [first = 0, last = after.bands.length - 1] = [changed[0], changed.at(-1)]
  const from = top + first * bandHeight
  const to = Math.min(top + (last + 1) * bandHeight, top + after.height)
  const grown = after.height - before.height
  const height = grown === 0 ? '' : `, ${Math.abs(grown)} px ${grown > 0 ? 'higher' : 'lower'} than before`
  const name = before.name === after.name ? `“${after.name}”` : `“${before.name}”, now “${after.name}”`
  return `${name}, at ${from}–${to} px from the top${height}`
}
