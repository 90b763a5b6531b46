import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media, radius } from '../tokens/tokens.css.ts'

const base = style({ display: 'block', width: '100%', height: '100%', borderRadius: radius.l })

export const tile = styleVariants({
  mission: [base, { background: color.highlight, stroke: color.onHighlight }],
  nonprofit: [base, { background: color.nonprofit.soft, stroke: color.nonprofit.text }],
  islamic: [base, { background: color.islamic.soft, stroke: color.islamic.text }],
  climate: [base, { background: color.climate.soft, stroke: color.climate.text }],
})

/** The four tiles: what the provider's partners have in common. Side by side in a narrow window. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '0.625rem',
  height: '100%',
  '@media': { [media.desktop]: { gap: '0.875rem', aspectRatio: '1' } },
})
globalStyle(`${mosaic} > *`, { minHeight: 0 })

const even = 'minmax(0, 1fr)'
const large = 'minmax(0, 2fr)'
const onDesktop = (gridTemplateColumns: string, gridTemplateRows: string) => ({
  '@media': { [media.desktop]: { gridTemplateColumns, gridTemplateRows } },
})
export const quarters = style(onDesktop(`${even} ${even}`, `${even} ${even}`))

/** The first tile large, the others beside it or below it. */
export const arrangement = styleVariants({
  left: onDesktop(`${large} ${even}`, `repeat(3, ${even})`),
  top: onDesktop(`repeat(3, ${even})`, `${large} ${even}`),
  right: onDesktop(`${even} ${large}`, `repeat(3, ${even})`),
})
const first = (layout: keyof typeof arrangement, gridArea: string) =>
  globalStyle(`${arrangement[layout]} > :first-child`, { '@media': { [media.desktop]: { gridArea } } })
first('left', '1 / 1 / -1 / 2')
first('top', '1 / 1 / 2 / -1')
first('right', '1 / 2 / -1 / 3')

/** Where the arcs begin. */
export const corner = styleVariants({
  bottomLeft: {},
  bottomRight: { transform: 'scaleX(-1)' },
  topLeft: { transform: 'scaleY(-1)' },
  topRight: { transform: 'scale(-1)' },
})
