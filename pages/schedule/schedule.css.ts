import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '../../ui/tokens/tokens.css.ts'

/** The island's frame, and beside it, up to the window's edge, what the call is about. */
export const page = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `max(${space.gutter}, 50vw - 36rem) minmax(0, 46rem) minmax(20rem, 1fr)`,
    },
  },
})
export const main = style({
  paddingBlock: `${space.xxl} ${space.section}`,
  '@media': {
    '(max-width: 63.99rem)': { paddingInline: space.gutter },
    [media.desktop]: { gridColumn: 2, paddingRight: space.xl },
  },
})
globalStyle(`${main} > :last-child`, { marginTop: space.l })
/* With a margin for the width of a fallback font. */
globalStyle(`${main} > h1`, { '@media': { [media.desktop]: { fontSize: 'min(3.375rem, 4vw)' } } })
export const notes = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  padding: `${space.xxl} ${space.gutter}`,
  background: color.mission.soft,
  '@media': { [media.desktop]: { paddingInline: space.xxl, borderTopLeftRadius: '6rem' } },
})
globalStyle(`${notes} > *`, { maxWidth: '28rem' })
globalStyle(`${notes} > figure`, { fontSize: '1.1875rem' })
export const notesHeading = style({ marginTop: space.m, fontSize: '1.5rem' })
export const texts = style({ display: 'grid', gap: space.m, maxWidth: '46rem' })
/** Reserves the height of a loaded call, to prevent a layout shift. */
export const callPlace = style({ '@media': { '(scripting: enabled)': { minHeight: '34rem' } } })
