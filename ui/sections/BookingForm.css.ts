import { style } from '@vanilla-extract/css'
import { color, media, radius, space } from '../tokens/tokens.css.ts'

export const form = style({
  display: 'grid',
  gap: space.l,
  maxWidth: '48rem',
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderRadius: radius.l,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
})
export const pair = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
