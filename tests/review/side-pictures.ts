import { readFileSync } from 'node:fs'
import { type Picture, readPng, writePng } from '../helpers/png.ts'
import type { Row, Side } from './change.ts'

/** Where one side has nothing. */
const nothing = [0xd8, 0xd4, 0xe4] as const
/** What differs. */
const mark = [0xe0, 0x00, 0x5a] as const

/**
 * A change's three pictures, of equal size, each section at the same height in all of them. In the difference what is
 * equal is pale, and what differs is red.
 */
export function sidePictures(
  files: { before?: string | undefined; after?: string | undefined },
  rows: readonly Row[],
): Record<Side, Buffer> {
  const [before, after] = [files.before, files.after].map((file) => file && readPng(readFileSync(file)))
  const width = Math.max(before ? before.width : 0, after ? after.width : 0)
  const size = { width, height: rows.reduce((sum, row) => sum + row.height, 0) }
  const left = placed(before || undefined, rows, 'before', size)
  const right = placed(after || undefined, rows, 'after', size)
  return {
    before: writePng(left, 1),
    after: writePng(right, 1),
    difference: writePng(difference(left, right), 1),
  }
}

function placed(
  picture: Picture | undefined,
  rows: readonly Row[],
  side: 'before' | 'after',
  { width, height }: { width: number; height: number },
): Picture {
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(nothing))
  for (const row of rows) {
    const from = row[side]
    if (!picture || !from) continue
    for (let y = 0; y < from.height; y++) {
      const start = (from.top + y) * picture.width * 3
      picture.pixels.copy(pixels, (row.top + y) * width * 3, start, start + picture.width * 3)
    }
  }
  return { width, height, pixels }
}

function difference(before: Picture, after: Picture): Picture {
  const pixels = Buffer.alloc(after.pixels.length)
  const [a, b] = [before.pixels, after.pixels]
  for (let at = 0; at < pixels.length; at += 3) {
    const same = a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]
    for (let part = 0; part < 3; part++) {
      pixels[at + part] = same ? 215 + Math.round(((b[at + part] ?? 0) * 40) / 255) : (mark[part] ?? 0)
    }
  }
  return { ...after, pixels }
}
