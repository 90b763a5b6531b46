import { style } from '@vanilla-extract/css'

/** For bots alone: out of sight, out of the tab order, out of the accessibility tree. */
export const honeypot = style({
  position: 'absolute',
  left: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
})
