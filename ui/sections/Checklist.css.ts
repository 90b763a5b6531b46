import { style } from '@vanilla-extract/css'
import { box } from '../layout/layout.css.ts'
import { accentOf, space } from '../tokens/tokens.css.ts'

export const card = style({
  padding: `clamp(${space.inset}, 2vw, 1.875rem)`,
  ...box,
})
export const list = style({ display: 'grid', gap: space.s, marginTop: space.m })
export const item = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: space.s,
  alignItems: 'start',
})
export const mark = style({ marginTop: '0.2em', color: accentOf.text })
