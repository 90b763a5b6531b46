/** Paths of quarter circles that widen from the bottom left corner, up to `size`; the corner is at `bottom`. */
export function growthArcs(size: number, count: number, bottom = size): string[] {
  return Array.from({ length: count }, (_, i) => {
    const radius = Math.round((size * (i + 1)) / (count + 1))
    return `M0 ${bottom - radius}A${radius} ${radius} 0 0 1 ${radius} ${bottom}`
  })
}

/** A tile, with its top left corner, of a lattice of {8/3} stars whose tips meet. Coordinates after `M` are lines. */
export function girihTile(size: number, left = 0, top = 0): string {
  const center = size / 2
  const point = (k: number, radius: number) => {
    const angle = (Math.PI / 4) * k
    const [x, y] = [left + center + radius * Math.cos(angle), top + center + radius * Math.sin(angle)]
    return `${Math.round(x)} ${Math.round(y)}`
  }
  const star = Array.from({ length: 8 }, (_, i) => point(i * 3, center)).join(' ')
  const inner = Array.from({ length: 8 }, (_, i) => point(i + 0.5, center * 0.3)).join(' ')
  const corners = [0, 1, 2, 3]
    .map((i) => `M${point(i * 2 + 1, center)} ${point(i * 2 + 1, center * Math.SQRT2)}`)
    .join('')
  return `M${star}ZM${inner}Z${corners}`
}

/** Paths of threads that cross in one point, the middle, and leave mirrored. */
export function threads(width: number, height: number, count: number): string[] {
  const bends = [Math.round(width * 0.42), Math.round(width * 0.58)]
  return Array.from({ length: count }, (_, i) => {
    const from = Math.round(height * (1.3 * ((i + 0.5) / count) - 0.15))
    const to = height - from
    return `M0 ${from}C${bends[0]} ${from} ${bends[1]} ${to} ${width} ${to}`
  })
}

/** Contour lines of a hill: closed curves around one summit, outermost first. */
export function contours(width: number, height: number, rings: number): string[] {
  const steps = 8
  return Array.from({ length: rings }, (_, ring) => {
    const scale = 1 - ring / (rings + 0.6)
    const points = Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * Math.PI * 2
      const swell =
        1 + 0.16 * Math.sin(2 * angle + 0.6 + ring * 0.12) + 0.09 * Math.sin(3 * angle + 2 - ring * 0.2)
      return [
        width * (0.54 - ring * 0.008 + Math.cos(angle) * 0.62 * scale * swell),
        height * (0.5 + ring * 0.006 + Math.sin(angle) * 0.56 * scale * swell),
      ] as const
    })
    return smoothLoop(points)
  })
}

type Point = readonly [x: number, y: number]

/**
 * A quadratic curve through the midpoints of the polygon's sides, with its corners as control points. Even coordinates
 * make the midpoints whole numbers, so `t` commands can infer each control point exactly.
 */
function smoothLoop(corners: Point[]): string {
  const at = (i: number) => (corners[i % corners.length] as Point).map((each) => Math.round(each / 2))
  const middle = (i: number) => at(i).map((each, axis) => each + (at(i + 1)[axis] as number))
  const step = (from: number[], to: number[]) =>
    to.map((each, axis) => each - (from[axis] as number)).join(' ')
  const steps = corners.map((_, i) => step(middle(i), middle(i + 1)))
  const control = at(1).map((each) => each * 2)
  return `M${middle(0).join(' ')}q${step(middle(0), control)} ${steps.join('t')}Z`
}
