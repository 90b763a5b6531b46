/** One tile of a lattice of {8/3} stars whose tips meet. In a path, coordinates after `M` are lines. */
export function girihTile(size: number): string {
  const center = size / 2
  const point = (k: number, radius: number) => {
    const angle = (Math.PI / 4) * k
    return `${Math.round(center + radius * Math.cos(angle))} ${Math.round(center + radius * Math.sin(angle))}`
  }
  const star = Array.from({ length: 8 }, (_, i) => point(i * 3, center)).join(' ')
  const inner = Array.from({ length: 8 }, (_, i) => point(i + 0.5, center * 0.3)).join(' ')
  const corners = [0, 1, 2, 3]
    .map((i) => `M${point(i * 2 + 1, center)} ${point(i * 2 + 1, center * Math.SQRT2)}`)
    .join('')
  return `M${star}ZM${inner}Z${corners}`
}
