import { style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { media, radius, space } from '../tokens/tokens.css.ts'

export const wrap = style({
  maxWidth: '78rem',
  marginInline: 'auto',
  padding: `0 ${space.gutter} ${space.section}`,
})
export const box = style([
  sectionTone.band,
  {
    padding: 'clamp(2rem, 1rem + 5vw, 5rem)',
    borderRadius: radius.l,
    '@media': { [media.desktop]: { borderRadius: '1.5rem 8rem 1.5rem 1.5rem' } },
  },
])
