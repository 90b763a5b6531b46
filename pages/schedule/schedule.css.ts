import { style } from '@vanilla-extract/css'
import { color, media, space } from '../../ui/tokens/tokens.css.ts'

export const page = style({ paddingBlock: `${space.xxl} ${space.section}` })
/** The island's frame, and beside it what the call is about. */
export const withNotes = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 1fr)', gap: space.xxl },
  },
})
export const notes = style({ display: 'grid', gap: space.l, color: color.textMuted })
export const notesHeading = style({ fontSize: '1.5rem', color: color.text })
export const texts = style({ display: 'grid', gap: space.m, maxWidth: '46rem' })
/** Reserves the height of a loaded call, to prevent a layout shift. */
export const callPlace = style({ '@media': { '(scripting: enabled)': { minHeight: '34rem' } } })
