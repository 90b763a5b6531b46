import { style, styleVariants } from '@vanilla-extract/css'
import { color, font, media } from '../tokens/tokens.css.ts'

export const part = styleVariants({
  amber: { fill: color.highlight },
  islamic: { fill: color.islamic.fill },
  climate: { fill: color.climate.fill },
  nonprofit: { fill: color.nonprofit.fill },
})
export const wordmark = style({ display: 'inline-flex', alignItems: 'center', gap: '0.625rem' })
export const name = style({
  fontFamily: font.display,
  fontWeight: 500,
  // In a phone's header, large text would break within words and cover the page.
  fontSize: 'min(1.0625rem, 5.5vw)',
  overflowWrap: 'normal',
  lineHeight: 1,
  letterSpacing: '-0.01em',
  maxWidth: '7.75em',
  // At 200 % text size, a phone's header has room for the mark only.
  '@media': {
    // Beside two buttons, on two lines.
    [media.phone]: { fontSize: 'min(0.9375rem, 5.5vw)' },
    '(max-width: 15rem)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
})
