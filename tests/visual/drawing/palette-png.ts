import { type Picture, packPng } from '../../helpers/png.ts'

const most = 256

/**
 * A picture in at most 256 colors, in about a third of the bytes: for people to look at in a diff. The colors that
 * occur most stay what they are; another one becomes the nearest of them. What is compared is the fingerprint.
 */
export function writePalettePng({ width, height, pixels }: Picture): Buffer {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const color = pixels.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const palette = [...counts]
    .sort(([a, many], [b, more]) => more - many || a - b)
    .slice(0, most)
    .map(([color]) => color)
  const index = new Map(palette.map((color, at) => [color, at]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = pixels.readUIntBE((y * width + x) * 3, 3)
      let at = index.get(color)
      if (at === undefined) {
        at = nearest(color, palette)
        index.set(color, at)
      }
      rows[y * (width + 1) + 1 + x] = at
    }
  }
  const colors = Buffer.alloc(palette.length * 3)
  for (const [at, color] of palette.entries()) colors.writeUIntBE(color, at * 3, 3)
  return packPng(width, height, colors, rows)
}

function nearest(color: number, palette: readonly number[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [at, other] of palette.entries()) {
    const [red, green, blue] = [16, 8, 0].map((by) => ((color >> by) & 255) - ((other >> by) & 255))
    const distance = (red ?? 0) ** 2 * 2 + (green ?? 0) ** 2 * 4 + (blue ?? 0) ** 2
    if (distance < least) [best, least] = [at, distance]
  }
  return best
}
