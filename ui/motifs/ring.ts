/** A year as a ring in a square of 320, January at the top. */
export const ring = { middle: 160, outermost: 122, step: 13 }

/** The point at `month` (0 to 12, clockwise from the top) and at `radius` from the center. */
export function pointAt(month: number, radius: number): { x: number; y: number } {
  const angle = (month / 12) * 2 * Math.PI - Math.PI / 2
  return {
    x: Math.round(ring.middle + radius * Math.cos(angle)),
    y: Math.round(ring.middle + radius * Math.sin(angle)),
  }
}

/** A clockwise arc from one month to another; twelve months are a full circle. */
export function arcPath(from: number, to: number, radius: number): string {
  if (to - from >= 12) {
    const top = ring.middle - radius
    return `M${ring.middle} ${top}a${radius} ${radius} 0 1 1-1 0z`
  }
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)]
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 6 ? 1 : 0} 1 ${end.x} ${end.y}`
}

/** The arcs with their radius: each a step further in, or in the ring of the one before. */
export function withRadius<Arc extends { sameRing?: true }>(
  arcs: readonly Arc[],
): (Arc & { radius: number })[] {
  let radius = ring.outermost + ring.step
  return arcs.map((arc) => {
    if (!arc.sameRing) radius -= ring.step
    return { ...arc, radius }
  })
}
