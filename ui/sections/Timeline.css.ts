import { style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

export const phase = style({
  position: 'relative',
  display: 'grid',
  gap: space.m,
  paddingLeft: '2rem',
  paddingBottom: space.xxl,
  borderLeft: `2px solid ${color.line}`,
  '::before': {
    content: '""',
    position: 'absolute',
    left: '-0.5rem',
    top: '0.5rem',
    width: '0.875rem',
    height: '0.875rem',
    borderRadius: '50%',
    background: accentOf.fill,
    forcedColorAdjust: 'none',
  },
  selectors: { '&:last-child': { paddingBottom: 0 } },
  '@media': {
    [media.desktop]: { gridTemplateColumns: '11rem minmax(0, 1fr) minmax(0, 1.2fr)', gap: space.xl },
  },
})
export const when = style({
  fontFamily: font.display,
  fontSize: '1.5rem',
  lineHeight: 1.25,
  color: accentOf.text,
})
export const text = style({ marginTop: space.xs, color: color.textMuted })
