import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, space } from '../tokens/tokens.css.ts'

export const figure = style({
  maxWidth: '52rem',
  paddingLeft: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderLeft: `4px solid ${accentOf.fill}`,
})
export const quote = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.5 * var(--vw), 2.25rem)',
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
})
export const role = style({ marginTop: space.l, color: color.textMuted })
/** The quote, with the way to the whole story at its right where there is room. */
export const belowFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xl,
  marginTop: space.xl,
})
globalStyle(`${belowFigures} > ${figure}`, { flex: '1 1 32rem' })
