import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { accentOf, font, media } from '../../tokens/tokens.css.ts'

const draw = keyframes({ from: { strokeDasharray: '0 100' }, to: {} })

/** In wide windows, the hero's lower edge cuts the figure off. */
export const figure = style({
  display: 'block',
  marginBottom: '-0.2em',
  fontFamily: font.display,
  fontSize: 'clamp(9rem, 24vw, 23rem)',
  fontWeight: 500,
  lineHeight: 0.75,
  letterSpacing: '-0.03em',
  '@media': { [media.phone]: { marginBottom: 0, lineHeight: 1 } },
})
export const lines = style({
  width: '100%',
  fill: 'none',
  stroke: accentOf.text,
  strokeWidth: 5,
  strokeLinecap: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const rest = style({ opacity: 0.25 })
globalStyle(`${lines} > path:not(${rest})`, {
  '@media': { [media.motion]: { animation: `${draw} 900ms 300ms ease-out backwards` } },
})
globalStyle(`${lines} > circle`, { fill: accentOf.text, stroke: 'none' })
