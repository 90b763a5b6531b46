/** The middle of the ring, and what its letters stand on. */
export const middle = 160

/** A point at a distance from the middle, `month` months after the top (0 to 12). */
export function pointAt(month: number, radius: number): { x: number; y: number } {
  const angle = (month / 12) * 2 * Math.PI - Math.PI / 2
  return {
    x: Math.round(middle + radius * Math.cos(angle)),
    y: Math.round(middle + radius * Math.sin(angle)),
  }
}

/** An arc clockwise from one month to another; a whole year is a circle. */
export function arcPath(from: number, to: number, radius: number): string {
  if (to - from >= 12) {
    const top = middle - radius
    return `M${middle} ${top}a${radius} ${radius} 0 1 1-1 0z`
  }
  const [start, end] = [pointAt(from, radius), pointAt(to, radius)]
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 6 ? 1 : 0} 1 ${end.x} ${end.y}`
}
