import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

/** On a phone a row for each figure, in other windows columns: six in three, never four and two. */
const inColumns = (count: number) => [
  {
    display: 'grid',
    gap: space.l,
    '@media': {
      [media.tablet]: { gridTemplateColumns: `repeat(${Math.min(count, 3)}, minmax(0, 1fr))`, gap: space.xl },
      [media.desktop]: {
        gridTemplateColumns: `repeat(${count}, minmax(0, ${count === 2 ? '20rem' : '1fr'}))`,
      },
    },
  },
]
export const columns = styleVariants({
  two: inColumns(2),
  three: inColumns(3),
  four: inColumns(4),
  five: inColumns(5),
})
export const metric = style({
  display: 'flex',
  flexFlow: 'row-reverse wrap-reverse',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `${space.xs} ${space.m}`,
  paddingLeft: space.m,
  borderLeft: `2px solid ${color.line}`,
  '@media': { [media.tablet]: { flexFlow: 'column-reverse', alignItems: 'start' } },
})
export const value = style({
  minWidth: '7.75rem',
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
export const label = style({
  flex: '1 1 7rem',
  color: color.textMuted,
  lineHeight: 1.4,
  textWrap: 'balance',
  '@media': { [media.tablet]: { flex: 'none' } },
})
export const points = style({ maxWidth: '44rem', marginTop: space.xxl })
/** Goals are smaller than results. */
export const goals = style({})
globalStyle(`${goals} ${value}`, { fontSize: '1.75rem' })
