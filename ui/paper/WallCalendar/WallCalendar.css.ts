import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { font, media } from '../../tokens/tokens.css.ts'
import { paper } from '../paper.css.ts'

export const sheet = style([paper, { maxWidth: '35.25rem', paddingBottom: '1.25rem' }])
export const picture = style({
  width: '100%',
  fill: 'none',
  stroke: light.onHighlight,
  strokeWidth: 2,
  background: light.highlight,
  '@media': { [media.laptop]: { height: '4rem' } },
})
export const month = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: 'min(1.125rem, 1.8vh) 1.75rem 0.75rem',
  fontWeight: 600,
})
globalStyle(`${month} > b`, {
  fontFamily: font.display,
  fontSize: 'clamp(2.25rem, 1.9rem + 1.5 * var(--vw), 3.25rem)',
  fontWeight: 500,
  lineHeight: 1.04,
  letterSpacing: '-0.018em',
})
export const days = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  marginInline: '1.25rem',
  '@media': { [media.phone]: { marginInline: '0.75rem' } },
})
globalStyle(`${days} > *`, {
  padding: '0 0 0.25rem 0.3125rem',
  fontSize: '0.8125rem',
  letterSpacing: '-0.01em',
  fontWeight: 600,
  lineHeight: 1.15,
})
export const day = style({
  minHeight: '4.625rem',
  margin: '0 -1px -1px 0',
  paddingTop: '0.25rem',
  border: `1px solid ${light.line}`,
  '@media': { [media.phone]: { minHeight: '2.75rem' }, [media.laptop]: { minHeight: '3.25rem' } },
})
export const marked = style([day, { background: light.highlight, color: light.onHighlight }])
globalStyle(`${day} > b`, {
  display: 'block',
  fontFamily: font.display,
  fontSize: 'clamp(1.25rem, 1rem + 0.9 * var(--vw), 1.625rem)',
  fontWeight: 500,
  lineHeight: 1.25,
})
globalStyle(`${day} > span`, { '@media': { [media.phone]: { display: 'none' } } })
