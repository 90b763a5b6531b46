import { style } from '@vanilla-extract/css'
import { box } from '../layout/layout.css.ts'
import { accentOf, space } from '../tokens/tokens.css.ts'

export const card = style({
  padding: `clamp(${space.inset}, 2vw, 1.875rem)`,
  ...box,
})
export const list = style({ display: 'grid', gap: space.s, marginTop: space.m })
/** With a box to check. */
export const item = style({
  position: 'relative',
  paddingLeft: '2rem',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.2em',
    width: '1.1em',
    height: '1.1em',
    border: `1.5px solid ${accentOf.text}`,
    borderRadius: '0.25rem',
  },
})
