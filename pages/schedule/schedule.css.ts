import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, space, text } from '../../ui/tokens/tokens.css.ts'

/** The mosaic that a booking has earned, up to the window's edges; the call's date stands on its lower edge. */
export const booked = style({ position: 'relative' })
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '4.2fr 1fr 1fr 1fr',
  height: 'var(--strip)',
  vars: { '--strip': '11.875rem' },
  '@media': {
    [media.desktop]: { vars: { '--strip': '18.75rem' } },
    [media.laptop]: { vars: { '--strip': '13.5rem' } },
    print: { display: 'none' },
  },
})
globalStyle(`${strip} > *`, { position: 'relative', overflow: 'hidden' })
globalStyle(`${strip} svg`, { position: 'absolute', inset: 0 })

/** The island, and in the third column what the call is about. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  paddingBottom: space.section,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 47.5rem) minmax(0, 1fr)' },
    [media.grid]: { gridTemplateColumns: 'minmax(0, 47.5rem) 16.875rem', justifyContent: 'space-between' },
  },
})
export const head = style({
  paddingTop: space.xl,
  '@media': {
    [media.desktop]: { gridColumn: '1 / -1', paddingTop: '4rem' },
    [media.laptop]: { paddingTop: '1.875rem' },
  },
})
export const lead = style({
  marginTop: space.s,
  fontSize: text.lead,
  color: color.textMuted,
  '@media': { [media.laptop]: { marginTop: space.xs } },
})
export const main = style({ minWidth: 0 })
export const notes = style({ display: 'grid', alignContent: 'start', gap: space.m })
export const notesHeading = style({ fontFamily: font.display, fontSize: text.h3, lineHeight: 1.2 })
export const texts = style({ display: 'grid', gap: space.m, maxWidth: '46rem' })
/** Reserves the height of a loaded call, to prevent a layout shift. */
export const callPlace = style({ '@media': { '(scripting: enabled)': { minHeight: '34rem' } } })
