import { style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

export const text = style({ display: 'grid', gap: '1.1em', maxWidth: '42rem' })
export const points = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s,
  paddingLeft: 0,
  listStyle: 'none',
})
export const point = style({
  position: 'relative',
  paddingLeft: '1.75rem',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.55em',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    background: accentOf.fill,
    forcedColorAdjust: 'none',
  },
})
export const grid = style({
  rowGap: space.xl,
  '@media': { [media.desktop]: { gridColumn: '1 / -1', marginTop: space.l } },
})
export const inGrid = style({
  paddingTop: space.m,
  borderTop: `1px solid ${color.text}`,
  fontFamily: font.display,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6 * var(--vw), 1.625rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
})
