import { globalStyle, style } from '@vanilla-extract/css'
import { color, media } from '../../tokens/tokens.css.ts'

/** From the header to the hero's foot. */
export const states = style({
  '@media': { [media.desktop]: { margin: 'calc(-1 * var(--above, 0px)) 0 calc(-1 * var(--below, 0px))' } },
})
export const state = style({
  display: 'grid',
  gridTemplateColumns: 'clamp(6.5rem, 14vw, 11.25rem) minmax(0, 1fr)',
  columnGap: 'clamp(1.25rem, 4vw, 3.25rem)',
  alignItems: 'center',
})
export const sound = style({
  width: '100%',
  height: '11.25rem',
  stroke: color.mission.text,
  strokeWidth: 6,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
/** Dots, round in spite of the stretched drawing. */
export const silence = style({
  stroke: color.lineStrong,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
export const name = style({
  display: 'block',
  marginBottom: '0.375rem',
  fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.125rem)',
})
globalStyle(`${state} s`, { display: 'block', textDecoration: `line-through 2px ${color.destructive.text}` })
globalStyle(`${state} > p`, { color: color.textMuted })
globalStyle(`${state} > p > ${name}`, { color: color.text })
