import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, radius, space } from '../tokens/tokens.css.ts'

export const box = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  // With large text on a phone, long words in the button break instead of overflowing.
  overflowWrap: 'anywhere',
  padding: 'clamp(1.5rem, 3vw, 2.5rem)',
  borderRadius: radius.l,
  background: accentOf.soft,
})
/* On a phone, its label stays on one line. */
globalStyle(`${box} > a`, { paddingInline: 'clamp(1rem, 3vw, 1.75rem)' })
