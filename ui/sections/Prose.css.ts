import { style } from '@vanilla-extract/css'
import { accentOf, media, space } from '../tokens/tokens.css.ts'

/** Heading on the left, text on the right, where there is room. */
export const columns = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: space.xxl } },
})
export const text = style({ display: 'grid', gap: '1.1em', maxWidth: '42rem' })
export const points = style({ display: 'grid', gap: space.s, paddingLeft: 0, listStyle: 'none' })
export const point = style({
  position: 'relative',
  paddingLeft: '1.75rem',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.55em',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '0 100% 0 0',
    background: accentOf.fill,
    forcedColorAdjust: 'none',
  },
})
