import { createHash } from 'node:crypto'
import type { Block } from './drawing.ts'
import { type Picture, readPng } from './png.ts'

/** Rows of pixels per hash. */
const bandHeight = 100

export type Fingerprint = {
  width: number
  /**
   * One line per block: its height in px, a hash of each of its bands, its name. Bands start at the top of their block,
   * so that a section's line stays the same when it moves because another section grew.
   */
  lines: readonly string[]
  /** Hash of the PNG file. Another browser may compress the same pixels differently. */
  file?: string | undefined
}

/** A subject's fingerprints by view. */
export type Fingerprints = ReadonlyMap<string, Fingerprint>

/** Hashes a picture; a changed pixel changes one hash. */
export function fingerprint(png: Buffer, blocks: readonly Block[] = []): Fingerprint {
  const picture = readPng(png)
  const starts = new Map<number, string>([[0, 'top']])
  for (const { name, top } of blocks) {
    const row = Math.round(top)
    if (row >= 0 && row < picture.height) starts.set(row, name.replace(/\s+/g, ' ').trim().slice(0, 60))
  }
  const sorted = [...starts].sort(([a], [b]) => a - b)
  const lines = sorted.map(([top, name], at) => {
    const bottom = sorted[at + 1]?.[0] ?? picture.height
    const bands: string[] = []
    for (let y = top; y < bottom; y += bandHeight)
      bands.push(hashOfRows(picture, y, Math.min(y + bandHeight, bottom)))
    return `${bottom - top} ${bands.join(' ')} | ${name}`
  })
  return { width: picture.width, lines, file: shortHash(png) }
}

/** Whether two pictures have the same pixels; their PNG files may differ. */
export const sameFingerprint = (a: Fingerprint | undefined, b: Fingerprint) =>
  a?.width === b.width && a.lines.join('\n') === b.lines.join('\n')

/** One paragraph per view, with its file's hash, and one line per block. */
export function formatFingerprints(prints: Fingerprints): string {
  return [...prints]
    .map(([view, { width, lines, file }]) =>
      [`${view} (${width} px of picture, ${file})`, ...lines.map((line) => `  ${line}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** @throws Error on a malformed paragraph */
export function parseFingerprints(text: string): Fingerprints {
  const paragraphs = text.replace(/\n$/, '').split('\n\n').filter(Boolean)
  return new Map(
    paragraphs.map((paragraph) => {
      const [head = '', ...lines] = paragraph.split('\n')
      const [, view, width, file] = /^(\S.*) \((\d+) px of picture, ([\w-]+)\)$/.exec(head) ?? []
      if (!view) throw new Error(`Malformed line in a fingerprint file: ${head}`)
      return [view, { width: Number(width), lines: lines.map((line) => line.slice(2)), file }]
    }),
  )
}

function hashOfRows({ width, pixels }: Picture, from: number, to: number): string {
  return shortHash(pixels.subarray(from * width * 3, to * width * 3))
}

/** 48 bits: the chance that two different bands have the same hash is about 1 in 10^14. */
export const shortHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
