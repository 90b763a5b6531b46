/** Height lines of a hill: closed curves round one summit, from the outermost in. */
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

/** Through the midpoints of the polygon's sides, with its corners as control points. */
function smoothLoop(points: { x: number; y: number }[]): string {
  const middle = (i: number) => {
    const a = points[i % points.length] as { x: number; y: number }
    const b = points[(i + 1) % points.length] as { x: number; y: number }
    return `${Math.round((a.x + b.x) / 2)} ${Math.round((a.y + b.y) / 2)}`
  }
  const curves = points
    .slice(1)
    .concat(points.slice(0, 1))
    .map((p, i) => `Q${Math.round(p.x)} ${Math.round(p.y)} ${middle(i + 1)}`)
  return `M${middle(0)}${curves.join('')}Z`
}
