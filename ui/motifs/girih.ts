/**
 * One tile of an eight-pointed star lattice: the star {8/3} whose tips meet those of its neighbours. Pairs of numbers
 * after the first of a figure are lines.
 */
export function girihTile(size: number): string {
  const centre = size / 2
  const point = (k: number, radius: number) => {
    const angle = (Math.PI / 4) * k
    return `${Math.round(centre + radius * Math.cos(angle))} ${Math.round(centre + radius * Math.sin(angle))}`
  }
  const star = Array.from({ length: 8 }, (_, i) => point(i * 3, centre)).join(' ')
  const inner = Array.from({ length: 8 }, (_, i) => point(i + 0.5, centre * 0.3)).join(' ')
  const corners = [0, 1, 2, 3]
    .map((i) => `M${point(i * 2 + 1, centre)} ${point(i * 2 + 1, centre * Math.SQRT2)}`)
    .join('')
  return `M${star}ZM${inner}Z${corners}`
}
