/** Contour lines of a hill: closed curves around one summit, outermost first. */
export function contours({
  width,
  height,
  rings,
}: {
  width: number
  height: number
  rings: number
}): string[] {
  const steps = 14
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
