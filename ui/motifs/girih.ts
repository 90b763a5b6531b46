/** One tile of an eight-pointed star lattice: the star {8/3} whose tips meet those of its neighbours. */
export function girihTile(size: number): string {
  const centre = size / 2
  const point = (k: number, radius: number) => {
    const angle = (Math.PI / 4) * k
    return `${round(centre + radius * Math.cos(angle))} ${round(centre + radius * Math.sin(angle))}`
  }
  const star = Array.from({ length: 8 }, (_, i) => point(i * 3, centre)).join('L')
  const inner = Array.from({ length: 8 }, (_, i) => point(i + 0.5, centre * 0.3)).join('L')
  const corners = [0, 1, 2, 3]
    .map((i) => `M${point(i * 2 + 1, centre)}L${point(i * 2 + 1, centre * Math.SQRT2)}`)
    .join('')
  return `M${star}ZM${inner}Z${corners}`
}

const round = (n: number) => Math.round(n * 10) / 10
