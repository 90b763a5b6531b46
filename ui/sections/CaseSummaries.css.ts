import { style } from '@vanilla-extract/css'
import { accentOf, color, radius, space } from '../tokens/tokens.css.ts'

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  padding: 'clamp(1.25rem, 2vw, 1.875rem)',
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  borderTop: `4px solid ${accentOf.fill}`,
  background: color.surface,
})
export const meta = style({ color: color.textMuted, fontSize: '0.9375rem' })
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'left',
  verticalAlign: 'top',
})
export const head = style({
  padding: '0 0.5rem 0.5rem 0',
  fontSize: '0.875rem',
  fontWeight: 650,
  color: color.textMuted,
})
export const rowHead = style({ display: 'block', paddingTop: space.s, fontWeight: 650, textAlign: 'left' })
export const cell = style({
  padding: '0.5rem 0.75rem 0.5rem 0',
  borderTop: `1px solid ${color.line}`,
  verticalAlign: 'top',
  lineHeight: 1.4,
})
export const before = style([cell, { color: color.textMuted }])
export const after = style([cell, { fontWeight: 600 }])
export const bar = style({
  display: 'block',
  height: '0.625rem',
  marginTop: '0.5rem',
  color: accentOf.fill,
  overflow: 'visible',
})
