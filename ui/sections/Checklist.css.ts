import { style } from '@vanilla-extract/css'
import { paddedBox } from '../layout/layout.css.ts'
import { accentOf, space } from '../tokens/tokens.css.ts'
import { point, points } from './Prose.css.ts'

export const card = style(paddedBox)
export const list = style([points, { marginTop: space.m }])
/** With a box to check. */
export const item = style([
  point,
  {
    paddingLeft: '2rem',
    '::before': {
      top: '0.2em',
      width: '1.1em',
      height: '1.1em',
      border: `1.5px solid ${accentOf.text}`,
      borderRadius: '0.25rem',
      background: 'none',
    },
  },
])
