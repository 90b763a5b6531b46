import { globalStyle, style } from '@vanilla-extract/css'
import { actions, paper, sectionTone } from '../layout/layout.css.ts'
import { color, media, radius, space } from '../tokens/tokens.css.ts'

export const wrap = style({
  maxWidth: '78rem',
  marginInline: 'auto',
  padding: `0 ${space.gutter} ${space.section}`,
})
/* A section with a background has no margin below it, so add space above. */
globalStyle(`${sectionTone.sunken} + ${wrap}, ${sectionTone.band} + ${wrap}`, { paddingTop: space.section })
/* It has the space below it. */
globalStyle(`${wrap} + ${paper}`, { paddingTop: 0 })
export const box = style([
  sectionTone.band,
  {
    position: 'relative',
    overflow: 'hidden',
    // Small enough that the longest call to action fits on one line on a phone.
    padding: `clamp(2rem, 1rem + 5vw, 5rem) clamp(${space.inset}, -0.35rem + 7vw, 5rem)`,
    borderRadius: radius.l,
    '@media': { [media.desktop]: { borderRadius: '1.5rem 8rem 1.5rem 1.5rem' } },
  },
])
globalStyle(`${box} > *`, { position: 'relative' })
globalStyle(`${box} > h2, ${box} > p, ${box} > ${actions}`, {
  '@media': { [media.desktop]: { maxWidth: '35rem' } },
})
export const ornament = style({
  display: 'none',
  // The lines begin as a fade, since they have no edge of their own to begin at.
  maskImage: 'linear-gradient(90deg, transparent, #000 12rem)',
  '@media': { [media.desktop]: { display: 'block', inset: '0 0 0 58%', color: color.highlight } },
})
globalStyle(`${box} > ${ornament}`, { position: 'absolute' })
