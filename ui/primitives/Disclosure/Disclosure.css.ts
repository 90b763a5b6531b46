import { style } from '@vanilla-extract/css'
import { color, media, space, text } from '../../tokens/tokens.css.ts'

export const disclosure = style({ borderBottom: `1px solid ${color.line}` })
export const heading = style({ fontSize: text.h3 })
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  width: '100%',
  minHeight: '3.5rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 600,
  textAlign: 'left',
  cursor: 'pointer',
})
export const chevron = style({
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.motion]: { transition: 'transform 160ms' } },
})
export const panel = style({ paddingBottom: space.m, color: color.textMuted })
