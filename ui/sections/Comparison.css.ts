import { style } from '@vanilla-extract/css'
import { accentOf, color, media, radius, space } from '../tokens/tokens.css.ts'

export const rows = style({ display: 'grid', gap: space.m })
export const row = style({
  display: 'grid',
  borderRadius: radius.l,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
const side = { padding: 'clamp(1.25rem, 2vw, 1.875rem)' } as const
export const left = style({ ...side, background: color.surface, color: color.textMuted })
export const right = style({ ...side, background: accentOf.soft })
export const label = style({
  display: 'block',
  marginBottom: space.xs,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: color.textMuted,
})
export const rightLabel = style([label, { color: accentOf.text }])
