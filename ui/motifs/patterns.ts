/** Paths of quarter circles that widen from the bottom left corner, up to `size`; the corner is at `bottom`. */
export function growthArcs(size: number, count: number, bottom = size): string[] {
  return Array.from({ length: count }, (_, i) => {
    const radius = Math.round((size * (i + 1)) / (count + 0.35))
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
      return {
        x: width * (0.54 - ring * 0.008) + Math.cos(angle) * width * 0.62 * scale * swell,
        y: height * (0.5 + ring * 0.006) + Math.sin(angle) * height * 0.56 * scale * swell,
      }
    })
    return smoothLoop(points)
  })
}

type Point = { x: number; y: number }

/**
 * A quadratic curve through the midpoints of the polygon's sides, with its corners as control points. Even coordinates
 * make the midpoints whole numbers, so `t` commands can infer each control point exactly.
 */
function smoothLoop(corners: Point[]): string {
  const points = corners.map(({ x, y }) => ({ x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) }))
  const at = (i: number) => points[i % points.length] as Point
  const middle = (i: number) => ({ x: (at(i).x + at(i + 1).x) / 2, y: (at(i).y + at(i + 1).y) / 2 })
  const start = middle(0)
  const steps = points.map((_, i) => step(middle(i), middle(i + 1)))
  return `M${start.x} ${start.y}q${step(start, at(1))} ${steps[0]}${steps
    .slice(1)
    .map((each) => `t${each}`)
    .join('')}Z`
}

const step = (from: Point, to: Point) => `${to.x - from.x} ${to.y - from.y}`
