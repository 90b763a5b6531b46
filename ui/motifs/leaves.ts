import type { LeafColors } from './leaf-colors.ts'
import { contours, girihTile, growthArcs, threads } from './patterns.ts'

/** The mark's leaves, clockwise from the top left. */
export const leaves = ['amber', 'islamic', 'climate', 'nonprofit'] as const
export type Leaf = (typeof leaves)[number]

type Box = { width: number; height: number }

/** The pattern of each leaf in a box, as one path. */
export const leafPattern: Record<Leaf, (box: Box) => string> = {
  amber: ({ width, height }) =>
    width > height
      ? growthArcs(width, Math.round((7 * width) / height), height).join('')
      : growthArcs(height, 7).join(''),
  islamic({ width, height }) {
    const columns = width < height ? 1 : 2
    const size = width / columns
    const rows = Math.ceil(height / size)
    const top = (height - rows * size) / 2
    return Array.from({ length: rows * columns }, (_, i) =>
      girihTile(size, (i % columns) * size, top + Math.floor(i / columns) * size),
    ).join('')
  },
  climate: ({ width, height }) => contours(width, height, 7).join(''),
  nonprofit: ({ width, height }) => threads(width, height, 15).join(''),
}

/** Four tiles in a row as SVG, one of them 4.2 times as wide. Narrow ones show a part of their pattern. */
export function tileStrip(
  wide: Leaf | undefined,
  { width, height, gap, radius, colors }: Box & { gap: number; radius: number; colors: LeafColors },
): string {
  const order = ['amber', 'islamic', 'nonprofit', 'climate'] as const
  const unit = (width - 3 * gap) / (wide ? 7.2 : 4)
  let x = 0
  const tiles = order.map((leaf) => {
    const box = { width: Math.round(unit * (leaf === wide ? 4.2 : 1)), height }
    const { ground, line } = colors[leaf]
    const drawn = leaf === 'nonprofit' || leaf === 'climate' ? Math.max(box.width, height) : box.width
    const left = Math.round((box.width - drawn) * (leaf === 'nonprofit' ? 0.2 : 0.5))
    const tile = `<svg x="${Math.round(x)}" width="${box.width}" height="${height}"><rect width="${box.width}" height="${height}" rx="${radius}" fill="${ground}"/><path d="${leafPattern[leaf]({ width: drawn, height })}" transform="translate(${left})" fill="none" stroke="${line}" stroke-width="${height / 60}"/></svg>`
    x += box.width + gap
    return tile
  })
  return tiles.join('')
}
