import { align } from './align.ts'
import { type BlockPrint, bandHeight, type Fingerprint } from './fingerprint.ts'
import { sameBlock } from './fingerprint-text.ts'

/** Describes where two pictures differ, one line per place: `“What we do”, at 1340–1440 px from the top`. */
export function describeDifference(before: Fingerprint | undefined, after: Fingerprint): string[] {
  if (!before) return ['has no baseline']
  const places: string[] = []
  if (before.width !== after.width) places.push(`${before.width} px wide before, ${after.width} px now`)
  let top = 0
  // Match blocks by name: their pixels may differ.
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
  if (!after) return `“${before?.name}” was removed, at ${top} px from the top`
  const whole = `${top}–${top + after.height} px from the top`
  if (!before) return `“${after.name}” is new, at ${whole}`
  if (sameBlock(before, after)) return undefined
  const bottom = top + after.height
  const parts = runs(after.bands.map((band, at) => band !== before.bands[at]))
    .slice(0, longestList)
    .map(([from, to]) => `${top + from * bandHeight}–${Math.min(top + to * bandHeight, bottom)}`)
  const where = parts.length > 0 ? parts.join(', ') : `${bottom}`
  const grown = after.height - before.height
  const height = grown === 0 ? '' : `, ${Math.abs(grown)} px ${grown > 0 ? 'taller' : 'shorter'} than before`
  const name = before.name === after.name ? `“${after.name}”` : `“${before.name}”, now “${after.name}”`
  return `${name}, at ${where} px from the top${height}`
}

/** Maximum number of places in one line. */
const longestList = 5

/** The ranges of consecutive true values: first index, and index after the last. */
function runs(flags: readonly boolean[]): [number, number][] {
  const found: [number, number][] = []
  for (const [at, flag] of flags.entries()) {
    if (!flag) continue
    const last = found.at(-1)
    if (last?.[1] === at) last[1] = at + 1
    else found.push([at, at + 1])
  }
  return found
}
