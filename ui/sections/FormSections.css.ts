import { globalStyle, style } from '@vanilla-extract/css'
import { arrives, threaded } from '../layout/layout.css.ts'
import { color, media, space } from '../tokens/tokens.css.ts'

export const columns = style({
  display: 'grid',
  gap: space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 662fr) minmax(0, 368fr)', columnGap: '10.6%' },
  },
})
export const notes = style({
  display: 'grid',
  gap: space.l,
  color: color.textMuted,
  '@media': { [media.desktop]: { paddingTop: space.l } },
})
globalStyle(`${notes} h3`, { color: color.text })
/** The thread ends at the button of the form. */
export const place = style([arrives])
globalStyle(`${threaded} ${place}::before`, {
  bottom: 'calc(clamp(1.25rem, 3vw, 2.5rem) + 1.75rem)',
  '@media': { [media.phone]: { content: 'none' } },
})
globalStyle(`${columns} form`, { maxWidth: 'none' })

export const box = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.l,
  // With large text on a phone, long words in the button break instead of overflowing.
  overflowWrap: 'anywhere',
  padding: 'clamp(1.5rem, 3vw, 2.5rem)',
  borderTop: `3px solid ${color.highlight}`,
  background: color.surface,
})
/* On a phone, its label stays on one line. */
globalStyle(`${box} > a`, { paddingInline: 'clamp(1rem, 3vw, 1.75rem)' })
