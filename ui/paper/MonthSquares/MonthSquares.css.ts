import { style } from '@vanilla-extract/css'
import { color, media } from '../../tokens/tokens.css.ts'

export const phases = style({
  display: 'grid',
  gap: 'clamp(1rem, 3vh, 1.75rem)',
  width: '100%',
  maxWidth: '35.25rem',
})
export const squares = style({
  width: '100%',
  marginTop: '0.5rem',
  fill: 'currentColor',
  '@media': { [media.forced]: { fill: 'CanvasText' } },
})
/** Those of other phases: on gold, a darker gold. */
export const others = style({ fill: color.gold.line, '@media': { [media.forced]: { fill: 'GrayText' } } })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1rem',
  fontWeight: 600,
})
