import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, space, text } from '../tokens/tokens.css.ts'

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  marginBottom: space.m,
})
globalStyle(`${contents} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l })
export const purpose = style({ marginTop: space.xs, maxWidth: '65ch', color: color.textMuted })
/** Ruled rows of parts, each with its number in the margin. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  gap: `0 ${space.l}`,
  marginTop: space.l,
  counterReset: 'part',
})
globalStyle(`${parts} > li`, {
  position: 'relative',
  padding: `${space.m} 0 ${space.l} 2.75rem`,
  borderTop: `1px solid ${color.line}`,
  counterIncrement: 'part',
})
globalStyle(`${parts} > li::before`, {
  content: 'counter(part)',
  position: 'absolute',
  left: 0,
  fontFamily: font.display,
  fontSize: text.h3,
  lineHeight: 1,
  color: accentOf.text,
})
globalStyle(`${parts} ul > li`, { paddingTop: space.xs, color: color.textMuted, textWrap: 'pretty' })
