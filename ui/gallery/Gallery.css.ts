import { globalStyle, style } from '@vanilla-extract/css'
import { leaf } from '../paper/Progress/Progress.css.ts'
import { color, media, space } from '../tokens/tokens.css.ts'

export const exhibit = style({
  display: 'grid',
  gap: space.l,
  paddingBlock: space.xl,
  borderTop: `1px solid ${color.line}`,
})
export const stand = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
})
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  gridColumn: '1 / -1',
})
export const name = style({ width: '7rem', fontWeight: 600 })
export const objects = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  gridColumn: '1 / -1',
  padding: space.l,
  overflow: 'hidden',
  background: color.sunken,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
})
/* On its page, it extends to the window's edge. */
globalStyle(`${objects} ${leaf}`, { marginRight: 0 })
