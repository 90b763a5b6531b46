import { style } from '@vanilla-extract/css'
import { color, space, text } from '../tokens/tokens.css.ts'

export const note = style({
  padding: `${space.xs} ${space.gutter}`,
  background: color.highlight,
  color: color.onHighlight,
  fontSize: text.small,
  fontWeight: 650,
  textAlign: 'center',
})
