import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media, radius } from '../tokens/tokens.css.ts'

const base = style({ display: 'block', width: '100%', height: '100%', borderRadius: radius.l })

export const tile = styleVariants({
  mission: [base, { background: color.highlight, stroke: color.onHighlight }],
  nonprofit: [base, { background: color.nonprofit.soft, stroke: color.nonprofit.text }],
  islamic: [base, { background: color.islamic.soft, stroke: color.islamic.text }],
  climate: [base, { background: color.climate.soft, stroke: color.climate.text }],
})

/** Four tiles: one row in a narrow window, a square in a wide one. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '0.75rem',
  height: '100%',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      aspectRatio: '1',
    },
  },
})
globalStyle(`${mosaic} > *`, { minHeight: 0 })
