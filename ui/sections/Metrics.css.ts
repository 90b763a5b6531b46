import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

/** A row, or in a wide window a column. */
export const metric = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  paddingLeft: space.m,
  borderLeft: `2px solid ${color.line}`,
  '@media': { [media.desktop]: { flexFlow: 'column-reverse', alignItems: 'start' } },
})
export const value = style({
  minWidth: '3.4em',
  fontFamily: font.display,
  fontSize: 'clamp(2.25rem, 1.6rem + 2.4 * var(--vw), 4rem)',
  lineHeight: 1,
  letterSpacing: '-0.02em',
  color: accentOf.text,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
})
/** A unit in words, smaller than the figure. */
export const unit = style({ fontFamily: font.body, fontSize: '0.3em', fontWeight: 650, letterSpacing: 0 })
/** The display font's plus is a hairline. */
export const plus = style({
  fontFamily: font.body,
  fontSize: '0.55em',
  fontWeight: 650,
  verticalAlign: '0.35em',
})
export const label = style({
  flex: '1 1 7rem',
  color: color.textMuted,
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': { [media.desktop]: { flex: 'none' } },
})
export const points = style({ maxWidth: '44rem', marginTop: space.xl })
/** Goals are smaller than results. */
export const goals = style({})
globalStyle(`${goals} ${value}`, { fontSize: '1.75rem' })
