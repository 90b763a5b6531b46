import { style } from '@vanilla-extract/css'

export const honeypot = style({
  position: 'absolute',
  left: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
})
