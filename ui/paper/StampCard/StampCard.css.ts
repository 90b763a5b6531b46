import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { font, media } from '../../tokens/tokens.css.ts'
import { paper } from '../paper.css.ts'

export const card = style([
  paper,
  { width: '100%', maxWidth: '35.25rem', padding: 'clamp(1.25rem, 6%, 2rem)', borderRadius: '0.875rem' },
])
export const title = style({ fontSize: 'clamp(1.5rem, 1.2rem + 0.9 * var(--vw), 2.125rem)' })
export const stamps = style({
  width: '100%',
  marginBlock: '1.25rem',
  overflow: 'visible',
  fill: light.text,
  fontFamily: font.display,
  fontSize: '1.875rem',
})
globalStyle(`${stamps} > g > text`, { fill: light.textMuted })
export const open = style({ fill: 'none', stroke: light.lineStrong, strokeDasharray: '4 4' })
export const lines = style({
  display: 'grid',
  gap: '0.25rem 1.5rem',
  paddingTop: '0.875rem',
  borderTop: `1px solid ${light.text}`,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
globalStyle(`${lines} b`, { '@media': { [media.tablet]: { display: 'block' } } })
