/** The brand's mark: the mosaic's four tiles as quarter discs around one point, in a square of 36. */
export const mark = (['amber', 'islamic', 'climate', 'nonprofit'] as const).map((tile, i) => ({
  tile,
  d: 'M0 0A17 17 0 0 1 17 17H0Z',
  transform: `rotate(${i * 90} 18 18)`,
}))

type Fills = { highlight: string } & Record<'islamic' | 'climate' | 'nonprofit', { fill: string }>

/** Its paths as SVG, in the colors of a palette. */
export const markSvg = (colors: Fills) =>
  mark
    .map(({ tile, d, transform }) => {
      const fill = tile === 'amber' ? colors.highlight : colors[tile].fill
      return `<path d="${d}" transform="${transform}" fill="${fill}"/>`
    })
    .join('')
