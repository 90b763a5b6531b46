import { style } from '@vanilla-extract/css'
import { accentOf, color, space } from '../tokens/tokens.css.ts'

export const group = style({ selectors: { '& + &': { marginTop: space.xxl } } })
export const groupTitle = style({ marginBottom: space.l, color: accentOf.text })
export const impact = style({
  marginTop: 'auto',
  paddingTop: space.s,
  borderTop: `1px solid ${color.line}`,
  fontWeight: 500,
})
export const impactLabel = style({
  display: 'block',
  fontSize: '0.875rem',
  fontWeight: 650,
  color: accentOf.text,
})
