import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'

/** Ruled like a ledger. On a phone, the cells of a row stand below each other. */
export const sheet = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'left',
  borderBottom: `1px solid ${color.text}`,
})
globalStyle(`${sheet} :is(th, td)`, {
  padding: `${space.m} ${space.l} ${space.m} 0`,
  verticalAlign: 'baseline',
  fontWeight: 400,
  // On a phone, a column is narrower than some words.
  overflowWrap: 'break-word',
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  '@media': { [media.phone]: { padding: `0 ${space.m} ${space.s} 0` } },
})
globalStyle(`${sheet} tr`, { '@media': { [media.phone]: { display: 'grid' } } })
globalStyle(`${sheet} thead th`, { fontSize: text.small, fontWeight: 650, color: color.textMuted })
globalStyle(`${sheet} tbody th`, {
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1.1rem + 0.9 * var(--vw), 1.875rem)',
  lineHeight: 1.2,
  '@media': { [media.phone]: { paddingTop: space.m } },
})
globalStyle(`${sheet} tbody :is(th, td)`, { borderTop: `1px solid ${color.text}` })
globalStyle(`${sheet} tbody td`, { '@media': { [media.phone]: { borderTop: 0 } } })
globalStyle(`${sheet} td:nth-child(2)`, { color: color.textMuted })
globalStyle(`${sheet} :is(td, th):last-child`, {
  paddingLeft: space.l,
  background: accentOf.soft,
  color: accentOf.text,
  fontWeight: 650,
  '@media': { [media.phone]: { paddingTop: space.s } },
})
