import { diffArrays } from 'diff'
import pixelmatch from 'pixelmatch'
import UPNG from 'upng-js'
import { decodePng } from '../visual/drawing/png.ts'

type Side = { png: Buffer; lines: readonly string[] }

/**
 * Two pictures and their diff, under the names that Playwright's report uses. Sections are aligned, so that one that grew
 * does not shift those below it.
 */
export function sideBySide(before: Side, after: Side): Record<'expected' | 'actual' | 'diff', Buffer> {
  const rows = alignedHeights(before.lines, after.lines)
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

type Row = { before: number; after: number }
const heightOf = (row: Row) => Math.max(row.before, row.after)

/** The heights of each section in both pictures; 0 where it is missing. */
function alignedHeights(before: readonly string[], after: readonly string[]): Row[] {
  const heights = (lines: readonly string[]) => lines.map((line) => Number.parseInt(line, 10))
  const names = (lines: readonly string[]) => lines.map((line) => line.replace(/^[\w -]+\| /, ''))
  const [old, now] = [heights(before), heights(after)]
  return diffArrays(names(before), names(after)).flatMap(({ added, removed, value }) =>
    value.map(() => ({
      before: added ? 0 : (old.shift() ?? 0),
      after: removed ? 0 : (now.shift() ?? 0),
    })),
  )
}
