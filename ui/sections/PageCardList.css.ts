import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'
import { cardLink } from './Cards.css.ts'

export const list = style({ rowGap: 0 })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'start',
  gap: `${space.xs} ${space.m}`,
  minHeight: '4rem',
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  color: accentOf.text,
})
/* The arrow is as high as the name's line. */
globalStyle(`${row} > svg`, { height: '1.75rem' })
/* Around the row, whose text begins at its edge. */
globalStyle(`${row} ${cardLink}:focus-visible::after`, { outlineOffset: '5px' })
/** The same size at any heading level. */
export const name = style({
  fontFamily: font.body,
  fontSize: '1.1875rem',
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: '-0.008em',
  color: color.text,
  '@media': { [media.tablet]: { fontSize: '1.4375rem' } },
})
globalStyle(`${row}:hover ${name}`, { color: accentOf.text })
/** One column beside a heading: each name is a sentence. */
export const index = style({})
globalStyle(`${index} ${name}`, {
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.375rem, 1rem + 1.5vw, 1.75rem)',
  letterSpacing: '-0.012em',
})
export const summary = style({ gridColumn: 1, color: color.textMuted })
/* A long list is an index on a phone. */
globalStyle(`${list}:has(> :nth-child(5)) ${summary}`, { '@media': { [media.phone]: { display: 'none' } } })
