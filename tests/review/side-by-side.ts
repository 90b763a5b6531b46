import pixelmatch from 'pixelmatch'
import UPNG from 'upng-js'
import { align } from '../visual/drawing/align.ts'
import type { BlockPrint } from '../visual/drawing/fingerprint.ts'
import { decodePng } from '../visual/drawing/png.ts'

type Side = { png: Buffer; blocks: readonly BlockPrint[] }

/**
 * Two pictures and their diff, under the names that Playwright's report uses. Sections are aligned, so that one that grew
 * does not shift those below it.
 */
export function sideBySide(before: Side, after: Side): Record<'expected' | 'actual' | 'diff', Buffer> {
  const rows = align(before.blocks, after.blocks, (a, b) => a.name === b.name).map((row) => ({
    before: row.before?.height ?? 0,
    after: row.after?.height ?? 0,
  }))
  const heightOf = (row: { before: number; after: number }) => Math.max(row.before, row.after)
  const [old, now] = [decodePng(before.png), decodePng(after.png)]
  const width = Math.max(old.width, now.width)
  const height = rows.reduce((sum, row) => sum + heightOf(row), 0)
  const blank = () => Buffer.alloc(width * height * 4)

  const laidOut = (image: UPNG.Image, side: 'before' | 'after') => {
    const pixels = Buffer.from(UPNG.toRGBA8(image)[0] as ArrayBuffer)
    const laid = blank()
    let [from, to] = [0, 0]
    for (const row of rows) {
      for (let y = 0; y < row[side]; y++) {
        const start = (from + y) * image.width * 4
        pixels.copy(laid, (to + y) * width * 4, start, start + image.width * 4)
      }
      from += row[side]
      to += heightOf(row)
    }
    return laid
  }

  const [expected, actual, diff] = [laidOut(old, 'before'), laidOut(now, 'after'), blank()]
  pixelmatch(expected, actual, diff, width, height, { threshold: 0, includeAA: true })
  const png = (pixels: Buffer) => Buffer.from(UPNG.encode([new Uint8Array(pixels).buffer], width, height, 0))
  return { expected: png(expected), actual: png(actual), diff: png(diff) }
}
