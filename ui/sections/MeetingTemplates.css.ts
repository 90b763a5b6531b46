import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, media, radius, space, text } from '../tokens/tokens.css.ts'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m })
export const template = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
})
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space.m,
  alignItems: 'center',
  padding: 'clamp(1rem, 2vw, 1.5rem)',
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: radius.l,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
globalStyle(`${summary} > svg:first-child`, { color: accentOf.text })
globalStyle(`[open] > ${summary} > svg:last-child`, { transform: 'rotate(180deg)' })
export const name = style({ display: 'block', fontSize: text.h3, fontWeight: 650, lineHeight: 1.3 })
export const purpose = style({ display: 'block', color: color.textMuted })
export const parts = style({
  columnGap: space.xxl,
  margin: `0 clamp(1rem, 2vw, 1.5rem) ${space.l}`,
  paddingLeft: '1.25rem',
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { columns: 2 } },
})
globalStyle(`${parts} > li`, { breakInside: 'avoid', paddingBottom: space.m })
globalStyle(`${parts} ul`, { paddingLeft: '1.125rem', color: color.textMuted })
