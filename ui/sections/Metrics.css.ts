import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

/** Figures that do not fit wrap to the next row: with large text, they would overflow a grid. */
const list = style({ display: 'flex', flexWrap: 'wrap', gap: space.xl })
const onDesktop = (gridTemplateColumns: string) => [
  list,
  { '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns } } },
]
export const columns = styleVariants({
  two: onDesktop('repeat(2, minmax(0, 20rem))'),
  three: onDesktop('repeat(3, minmax(0, 1fr))'),
  four: onDesktop('repeat(4, minmax(0, 1fr))'),
  five: onDesktop('repeat(5, minmax(0, 1fr))'),
})
export const metric = style({
  flex: '1 1 8.5rem',
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
/** A unit in words, smaller than the figure. */
export const unit = style({ fontSize: '0.45em', letterSpacing: 0 })
export const label = style({ color: color.textMuted, lineHeight: 1.4 })
export const points = style({ maxWidth: '44rem', marginTop: space.xxl })
/** Goals are smaller than results. */
export const goals = style({})
globalStyle(`${goals} ${value}`, { fontSize: '1.75rem' })
