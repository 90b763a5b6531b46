import { globalStyle, style } from '@vanilla-extract/css'
import { paper } from '../layout/layout.css.ts'
import { color, media, space, text } from '../tokens/tokens.css.ts'

export const root = style({ paddingBottom: space.m })

/** In wide windows, the words take the left half of the window and the field the right half, up to its edge. */
export const halves = style({
  paddingBottom: space.section,
  '@media': {
    // The paper reaches into this space.
    [media.tablet]: { paddingBottom: `calc(${space.section} + 2.5rem)` },
    [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  },
})
/* A following section without a background shares the space below the hero. */
globalStyle(`${halves} + ${paper}`, { paddingTop: 0 })
export const words = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      // The left edge of the container; the paper overlaps this column by 3.5rem.
      padding: `0 5.5rem 0 calc(max(0px, 100% - 39rem) + ${space.gutter})`,
    },
  },
})
export const lines = style({ alignSelf: 'center', paddingBlock: `clamp(1.75rem, 0.5rem + 3vw, 3.5rem)` })
/** Limits the line length when there is no field beside the title. */
export const title = style({ maxWidth: '18em' })
export const updated = style({ marginTop: space.m, fontSize: text.small, color: color.textMuted })
