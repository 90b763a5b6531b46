import { createHash } from 'node:crypto'
import type { Block } from './drawing.ts'
import { type Picture, readPng } from './png.ts'

/** Rows of pixels per hash: the precision with which a failure can report a place. */
export const bandHeight = 100

/** A block's height in px, and a hash of each of its bands. */
export type BlockPrint = { name: string; height: number; bands: readonly string[] }
export type Fingerprint = {
  width: number
  blocks: readonly BlockPrint[]
  /** Hash of the PNG file. Another browser may compress the same pixels differently. */
  file?: string
}

/**
 * Hashes a picture; a changed pixel changes one hash. Bands start at the top of their block, so that a section's hashes
 * stay the same when it moves because another section grew.
 */
export function fingerprint(png: Buffer, blocks: readonly Block[] = []): Fingerprint {
  const picture = readPng(png)
  return {
    width: picture.width,
    blocks: partition(picture.height, blocks).map(({ name, top, bottom }) => {
      const bands: string[] = []
      for (let y = top; y < bottom; y += bandHeight) {
        bands.push(hashOfRows(picture, y, Math.min(y + bandHeight, bottom)))
      }
      return { name, height: bottom - top, bands }
    }),
    file: shortHash(png),
  }
}

/**
 * Whether a fingerprint was made from this very PNG file and these blocks. Avoids decoding the PNG, which takes half as
 * long as the screenshot.
 */
export function matchesFile(print: Fingerprint, png: Buffer, blocks: readonly Block[]): boolean {
  if (print.file !== shortHash(png)) return false
  const height = print.blocks.reduce((sum, block) => sum + block.height, 0)
  const parts = partition(height, blocks)
  return (
    parts.length === print.blocks.length &&
    parts.every(({ name, top, bottom }, at) => {
      const block = print.blocks[at]
      return block?.name === name && block.height === bottom - top
    })
  )
}

/** Extends the blocks to cover every row of the picture. */
function partition(
  height: number,
  blocks: readonly Block[],
): { name: string; top: number; bottom: number }[] {
  const starts = new Map<number, string>([[0, 'top']])
  for (const { name, top } of blocks) {
    const row = Math.round(top)
    if (row >= 0 && row < height) starts.set(row, name.replace(/\s+/g, ' ').trim().slice(0, 60))
  }
  const sorted = [...starts].sort(([a], [b]) => a - b)
  return sorted.map(([top, name], at) => ({ name, top, bottom: sorted[at + 1]?.[0] ?? height }))
}

function hashOfRows({ width, pixels }: Picture, from: number, to: number): string {
  return shortHash(pixels.subarray(from * width * 3, to * width * 3))
}

/** 48 bits: the chance that two different bands have the same hash is about 1 in 10^14. */
const shortHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
