import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius, space } from '../tokens/tokens.css.ts'

export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', gap: space.xxl },
  },
})
export const notes = style({
  display: 'grid',
  gap: space.l,
  color: color.textMuted,
  '@media': { [media.desktop]: { paddingTop: space.l } },
})
globalStyle(`${notes} h3`, { color: color.text })
export const form = style({
  display: 'grid',
  gap: space.l,
  padding: `clamp(${space.inset}, 3vw, 2.5rem)`,
  borderRadius: radius.l,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
})
export const pair = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
