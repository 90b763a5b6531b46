import { style, styleVariants } from '@vanilla-extract/css'
import { color, radius, space } from '../../tokens/tokens.css.ts'

/** In a row of buttons, a line of its own above them. */
export const place = style({
  order: -1,
  flex: '1 0 100%',
  justifySelf: 'stretch',
  // Without a message, it takes no place, not even a gap; a hidden status would not be announced.
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': { print: { display: 'none' } },
})
const message = style({
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.s,
  border: '1.5px solid',
  lineHeight: 1.35,
})
export const tone = styleVariants({
  neutral: [message, { background: color.successSoft, borderColor: color.success, color: color.text }],
  destructive: [
    message,
    { background: color.destructive.soft, borderColor: color.destructive.text, color: color.text },
  ],
})
