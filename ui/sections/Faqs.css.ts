import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space, text } from '../tokens/tokens.css.ts'

export const list = style({ borderTop: `1px solid ${color.line}` })
export const item = style({ borderBottom: `1px solid ${color.line}` })
export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.l,
  minHeight: '3.75rem',
  paddingBlock: space.s,
  fontSize: text.body,
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'balance',
})
globalStyle(`${question} svg`, { '@media': { [media.motion]: { transition: 'transform 160ms' } } })
globalStyle(`[open] > ${question} svg`, { transform: 'rotate(180deg)' })
export const answer = style({
  display: 'grid',
  gap: space.s,
  maxWidth: '44rem',
  paddingBottom: space.l,
  color: color.textMuted,
})
