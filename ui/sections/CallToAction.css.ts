import { globalStyle, style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { color, media, radius, space } from '../tokens/tokens.css.ts'

export const wrap = style({
  maxWidth: '78rem',
  marginInline: 'auto',
  padding: `0 ${space.gutter} ${space.section}`,
})
/* What ends in a colour of its own leaves no space below. */
globalStyle(`${sectionTone.sunken} + ${wrap}, ${sectionTone.band} + ${wrap}`, { paddingTop: space.section })
export const box = style([
  sectionTone.band,
  {
    position: 'relative',
    overflow: 'hidden',
    // On a phone the longest call to action fits on one line.
    padding: `clamp(2rem, 1rem + 5vw, 5rem) clamp(${space.inset}, -0.35rem + 7vw, 5rem)`,
    borderRadius: radius.l,
    '@media': { [media.desktop]: { borderRadius: '1.5rem 8rem 1.5rem 1.5rem' } },
  },
])
globalStyle(`${box} > *`, { position: 'relative' })
globalStyle(`${box} > h2, ${box} > p`, { '@media': { [media.desktop]: { maxWidth: '38rem' } } })
/** Beside the words, never below them. */
export const ornament = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      width: '30%',
      height: '100%',
      stroke: color.highlight,
      opacity: 0.55,
      maskImage: 'linear-gradient(to right, transparent, #000 65%)',
    },
  },
})
globalStyle(`${box} > ${ornament}`, { position: 'absolute' })
