/** Paths of quarter circles that widen from the bottom left corner. */
export function growthArcs({ size, count }: { size: number; count: number }): string[] {
  return Array.from({ length: count }, (_, i) => {
    const radius = Math.round((size * (i + 1)) / (count + 0.35))
    return `M0 ${size - radius}A${radius} ${radius} 0 0 1 ${radius} ${size}`
  })
}
