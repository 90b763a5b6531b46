import { createHash } from 'node:crypto'
import type { Block } from './drawing.ts'
import { type Picture, readPng } from './png.ts'

/** Rows of pixels that share a hash: what a failure can name as the place. */
export const bandHeight = 100

/** A part of a picture: its height in px, and a hash of each band of it, from its own top. */
export type BlockPrint = { name: string; height: number; bands: readonly string[] }
export type Fingerprint = {
  width: number
  blocks: readonly BlockPrint[]
  /** A hash of the file that the picture was read from. Another browser may pack the same pixels in another way. */
  file?: string
}

/**
 * A picture as hashes. One pixel of another color changes one of them. Bands are counted from the top of their block,
 * so that a section which moves down because another one grew is still the same section.
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
 * Whether a picture is, byte for byte, the one that a fingerprint was made of, with the same blocks. To read a picture
 * takes half as long as to draw it: this need not.
 */
export function isMadeOf(print: Fingerprint, png: Buffer, blocks: readonly Block[]): boolean {
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

/** Blocks from edge to edge: no row of the picture belongs to none of them. */
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

/** 48 bits: two different bands of a page are taken for one another once in 10^14. */
const shortHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
