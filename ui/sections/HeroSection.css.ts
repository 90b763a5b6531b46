import { globalStyle, style } from '@vanilla-extract/css'
import { paper } from '../layout/layout.css.ts'
import { media, space } from '../tokens/tokens.css.ts'

export const hero = style({ paddingBlock: `clamp(2rem, 1rem + 4vw, 4.5rem) ${space.section}` })
export const root = style({})
/* What follows on bare paper shares the space below the hero. */
globalStyle(`${root} + ${paper}`, { paddingTop: 0 })
export const columns = style({
  display: 'grid',
  gap: space.xxl,
  alignItems: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      gap: 'clamp(3rem, 6vw, 6rem)',
    },
  },
})
/* Narrow windows: a band of pattern; wide ones: the whole picture. */
export const picture = style({
  height: '6.5rem',
  overflow: 'hidden',
  borderRadius: '1.5rem',
  '@media': {
    [media.tablet]: { height: '11rem' },
    [media.desktop]: { height: 'auto', aspectRatio: '1', overflow: 'visible' },
  },
})
