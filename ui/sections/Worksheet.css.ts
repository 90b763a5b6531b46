import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, media, radius, shadow, space } from '../tokens/tokens.css.ts'

/** On a phone, the cells of a row stand below each other. */
export const sheet = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  overflow: 'hidden',
  textAlign: 'left',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: shadow.raised,
  '@media': { [media.tablet]: { fontSize: '1.0625rem', lineHeight: 1.5 } },
})
globalStyle(`${sheet} :is(th, td)`, {
  padding: `${space.s} clamp(0.625rem, 2vw, 1.5rem)`,
  verticalAlign: 'top',
  fontWeight: 400,
  // On a phone, a column is narrower than some words.
  overflowWrap: 'break-word',
  WebkitHyphens: 'auto',
  hyphens: 'auto',
})
globalStyle(`${sheet} tr`, { '@media': { [media.phone]: { display: 'grid' } } })
globalStyle(`${sheet} :is(th, td):first-child`, {
  '@media': { [media.phone]: { fontWeight: 650, paddingBottom: 0 } },
})
globalStyle(`${sheet} tbody :is(th, td)`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${sheet} tbody td`, { '@media': { [media.phone]: { borderTop: 0 } } })
globalStyle(`${sheet} thead th`, { fontSize: '0.875rem', fontWeight: 650, color: color.textMuted })
globalStyle(`${sheet} td:nth-child(2)`, { color: color.textMuted })
globalStyle(`${sheet} :is(td, th):last-child`, {
  background: accentOf.soft,
  color: accentOf.text,
  fontWeight: 650,
})
