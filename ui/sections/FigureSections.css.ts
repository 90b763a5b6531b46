import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { columns } from '../layout/layout.css.ts'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'

/** Up to three figures in a row, each with its label below. */
export const figures = style({
  display: 'grid',
  gap: `${space.xl} ${space.l}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.middle}) minmax(0, ${columns.end})`,
    },
  },
})
/** Figures to come. */
export const four = style({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.menus]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const row = style({ display: 'flex', flexDirection: 'column-reverse', gap: space.xs })
export const value = style({
  fontFamily: font.display,
  fontSize: text.figure,
  lineHeight: 0.94,
  letterSpacing: '-0.026em',
  color: accentOf.text,
  fontVariantNumeric: 'lining-nums',
})
export const digits = style({ whiteSpace: 'nowrap' })
/** Nobody outside can check a goal, so it is no larger than a heading. */
export const goal = style({ fontSize: text.h2, letterSpacing: '-0.018em' })
/** The display font's signs are hairlines beside its digits. */
export const sign = style({ WebkitTextStroke: '0.018em currentColor' })
/** Above a quote, or in two rows. */
export const smaller = style({ vars: { '--figure': 'min(6.5rem, 22vw)' } })
/** Optical margins: these begin inside their boxes. */
export const shift = styleVariants({
  '+': { marginLeft: '-0.078em' },
  '1': { marginLeft: '-0.094em' },
  '5': { marginLeft: '-0.055em' },
  '7': { marginLeft: '-0.055em' },
})
export const unit = style({ fontSize: 'max(1.125rem, 0.22em)', letterSpacing: 0 })
export const label = style({
  maxWidth: '18rem',
  fontSize: '1.1875rem',
  lineHeight: 1.47,
  textWrap: 'balance',
})
/** In each row, or once above them. */
export const counted = style({ fontSize: text.small, color: color.textMuted })
const inTwo = {
  [media.desktop]: { gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.rest})` },
} as const
/** Two figures, and what happened below each. */
export const two = style({ '@media': inTwo })
export const points = style({ marginTop: '3rem', color: color.textMuted })
globalStyle(`${points} > ul`, { columnGap: space.l, '@media': inTwo })

export const figure = style({ maxWidth: '44rem' })
export const quote = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.625rem, 1.2rem + 1.5 * var(--vw), 2.375rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.014em',
  textWrap: 'balance',
})
export const role = style({ marginTop: space.l, color: color.textMuted })
/** The quote from the sixth column on, and at its left the way to the whole story. */
export const belowFigures = style({
  display: 'grid',
  gap: space.l,
  marginTop: '3rem',
  paddingTop: space.xl,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: `${columns.start} ${columns.rest}` } },
})
globalStyle(`${belowFigures} > ${figure}`, { '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } })
globalStyle(`${belowFigures} > a`, { justifySelf: 'start', alignSelf: 'start' })
globalStyle(`p${counted}`, { marginBottom: space.m })
