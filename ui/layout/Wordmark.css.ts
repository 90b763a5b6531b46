import { style, styleVariants } from '@vanilla-extract/css'
import { color, font } from '../tokens/tokens.css.ts'

export const part = styleVariants({
  amber: { fill: color.highlight },
  islamic: { fill: color.islamic.fill },
  climate: { fill: color.climate.fill },
  nonprofit: { fill: color.nonprofit.fill },
})
/** Where the name has no room beside the mark, as in a phone's header with large text, it wraps out of view. */
export const wordmark = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.625rem',
  height: 'max(34px, 2.125rem)',
  overflow: 'hidden',
})
export const name = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: '1.0625rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
  width: '7.75em',
})
