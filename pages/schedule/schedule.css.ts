import { style } from '@vanilla-extract/css'
import { color, media, space, text } from '../../ui/tokens/tokens.css.ts'

export const page = style({ paddingBlock: `${space.xxl} ${space.section}` })
export const head = style({ maxWidth: '46rem', marginBottom: space.xl })
export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(16rem, 1fr)', gap: space.xxl },
  },
})
export const notes = style({ display: 'grid', gap: space.l, color: color.textMuted })
export const notesHeading = style({ fontSize: text.h3, color: color.text })
export const withoutScript = style({ display: 'grid', gap: space.m, maxWidth: '46rem' })
