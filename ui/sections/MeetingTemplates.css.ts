import { globalStyle, style } from '@vanilla-extract/css'
import { paddedBox } from '../layout/layout.css.ts'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.l,
  marginBottom: space.m,
})
globalStyle(`${contents} a`, { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l })
export const template = style(paddedBox)
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: '1.75rem',
})
globalStyle(`${name} > svg`, { color: accentOf.text })
export const purpose = style({ marginTop: space.xs, maxWidth: '65ch', color: color.textMuted })
export const parts = style({
  columnGap: space.xxl,
  marginTop: space.m,
  paddingLeft: '1.25rem',
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { columns: 2 } },
})
globalStyle(`${parts} > li`, { breakInside: 'avoid', paddingBottom: space.m })
globalStyle(`${parts} ul`, { paddingLeft: '1.125rem', color: color.textMuted })
