import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/tokens.css.ts'

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
export const others = style({ opacity: 0.22 })
