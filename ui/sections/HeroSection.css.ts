import { globalStyle, style } from '@vanilla-extract/css'
import { paper } from '../layout/layout.css.ts'
import { color, media, space, text } from '../tokens/tokens.css.ts'

export const hero = style({ paddingBlock: `clamp(1.75rem, 0.5rem + 3vw, 3.5rem) ${space.section}` })
export const root = style({})
/* A following section without a background shares the space below the hero. */
globalStyle(`${root} + ${paper}`, { paddingTop: 0 })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  alignItems: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
      gap: 'clamp(2.5rem, 5vw, 5rem)',
    },
  },
})
/** Limits the line length when there is no drawing beside the title. */
export const title = style({ maxWidth: '18em' })
export const updated = style({ marginTop: space.m, fontSize: text.small, color: color.textMuted })
