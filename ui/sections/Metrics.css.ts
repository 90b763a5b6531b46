import { style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

const list = style({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
})
export const columns = styleVariants({
  two: [list, { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 20rem))' } } }],
  three: [list, { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
  four: [list, { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } }],
})
export const metric = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space.xs,
  paddingLeft: space.m,
  borderLeft: `2px solid ${color.line}`,
})
export const value = style({
  fontFamily: font.display,
  fontSize: 'clamp(2.25rem, 1.6rem + 2.4 * var(--vw), 4rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  color: accentOf.text,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
})
/** The unit's word stands beside the figure, not in its size. */
export const unit = style({ fontSize: '0.45em', letterSpacing: 0 })
export const label = style({ color: color.textMuted, lineHeight: 1.4 })
