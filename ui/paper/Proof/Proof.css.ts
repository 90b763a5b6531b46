import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space, text } from '../../tokens/tokens.css.ts'

/** Gold on the story's field. */
export const proof = style({ vars: { [accentOf.text]: color.highlight }, display: 'grid', gap: space.l })
const draw = keyframes({ from: { strokeDasharray: '0 100' }, to: {} })

/** The figure and, beside it, what it counts. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.l,
  paddingBottom: space.l,
})
/* Above the room that the figure's font takes beyond its digits. */
globalStyle(`${total} > p`, {
  position: 'relative',
  zIndex: 1,
  flex: '1 1 13rem',
  maxWidth: '18rem',
  fontSize: text.lead,
})
/* The lines begin at the first dot, and run out of the window. */
globalStyle(`${proof} > svg`, { overflow: 'visible', clipPath: 'inset(-1rem -100vw -1rem 0)' })

export const figure = style({
  color: color.highlight,
  fontFamily: font.display,
  fontSize: 'clamp(6.5rem, 12.2vw, 11rem)',
  fontWeight: 500,
  lineHeight: 0.75,
  letterSpacing: '-0.03em',
  overflowWrap: 'normal',
  '@media': { [media.laptop]: { fontSize: '9rem' } },
})
export const lines = style({
  width: '100%',
  maxHeight: '48vh',
  fill: 'none',
  stroke: accentOf.text,
  strokeWidth: 3,
  strokeLinecap: 'round',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
globalStyle(`${lines} > path`, {
  '@media': { [media.motion]: { animation: `${draw} 900ms 300ms ease-out backwards` } },
})
globalStyle(`${lines} > circle`, { fill: accentOf.text, stroke: 'none' })
