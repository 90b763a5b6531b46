import type { Theme } from '../../content/model/theme.ts'
import { contours } from '../../ui/motifs/contours.ts'
import { girihTile } from '../../ui/motifs/girih.ts'
import { growthArcs } from '../../ui/motifs/growth.ts'
import { threads } from '../../ui/motifs/threads.ts'
import { light } from '../../ui/tokens/palette.ts'

/** The pattern of a theme as SVG. The mission theme combines the four patterns. */
export function motifSvg(theme: Theme, width: number, height: number): string {
  if (theme !== 'mission') return patterns[theme]({ x: 0, y: 0, width, height })
  const half = { width: width / 2, height: height / 2 }
  return [
    patterns.growth({ x: 0, y: 0, ...half }),
    patterns.islamic({ x: half.width, y: 0, ...half }),
    patterns.nonprofit({ x: 0, y: half.height, ...half }),
    patterns.climate({ x: half.width, y: half.height, ...half }),
  ].join('')
}

type Box = { x: number; y: number; width: number; height: number }

const patterns = {
  growth: (box: Box) => {
    const size = Math.max(box.width, box.height)
    const arcs = growthArcs({ size, count: 5 }).join('')
    // The arcs expand from the lower left corner.
    const path = `<path d="${arcs}" transform="translate(0 ${box.height - size})"/>`
    return tile(box, light.highlight, light.onHighlight, 4, path)
  },
  nonprofit: (box: Box) => {
    const path = `<path d="${threads({ width: box.width, height: box.height, count: 24 }).join('')}"/>`
    return tile(box, light.nonprofit.soft, light.nonprofit.text, 2.4, path)
  },
  islamic: (box: Box) => {
    const size = box.width / Math.round(box.width / 110)
    const rows = Math.ceil(box.height / size)
    const stars = Array.from({ length: Math.round(box.width / size) }, (_, x) =>
      Array.from(
        { length: rows },
        (_, y) => `<path d="${girihTile(size)}" transform="translate(${x * size} ${y * size})"/>`,
      ),
    ).flat()
    return tile(box, light.islamic.soft, light.islamic.text, 2.4, stars.join(''))
  },
  climate: (box: Box) => {
    const path = `<path d="${contours({ width: box.width, height: box.height, rings: 9 }).join('')}"/>`
    return tile(box, light.climate.soft, light.climate.text, 2.8, path)
  },
}

/** A nested `<svg>`, which clips its content. */
function tile(
  { x, y, width, height }: Box,
  fill: string,
  stroke: string,
  weight: number,
  paths: string,
): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${fill}"/><g fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round">${paths}</g></svg>`
}
