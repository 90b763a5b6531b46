import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, space } from '../tokens/tokens.css.ts'

export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)', gap: space.xxl } },
})
export const notes = style({
  display: 'grid',
  gap: space.l,
  color: color.textMuted,
  '@media': { [media.desktop]: { paddingTop: space.l } },
})
globalStyle(`${notes} h3`, { color: color.text, fontFamily: font.display, fontWeight: 500 })
globalStyle(`${columns} form`, { maxWidth: 'none' })
