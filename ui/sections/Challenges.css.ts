import { style } from '@vanilla-extract/css'
import { accentOf, font, space, text } from '../tokens/tokens.css.ts'

export const group = style({ selectors: { '& + &': { marginTop: space.xxl } } })
export const groupTitle = style({
  marginBottom: space.m,
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: '1.75rem',
  color: accentOf.text,
})
export const title = style({ fontSize: text.h3 })
export const label = style({ fontWeight: 650, color: accentOf.text })
