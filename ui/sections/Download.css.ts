import { style } from '@vanilla-extract/css'
import { accentOf, radius, space } from '../tokens/tokens.css.ts'

export const box = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  padding: 'clamp(min(1.5rem, 7.5vw), 3vw, 2.5rem)',
  borderRadius: radius.l,
  background: accentOf.soft,
})
