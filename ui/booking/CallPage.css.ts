import { style } from '@vanilla-extract/css'
import { color, font, media, space, text } from '../tokens/tokens.css.ts'

/** The steps, and in the third column what the call is about. */
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
/** When a call has loaded, nothing that a phone's first window shows below it has moved. */
export const main = style({ minWidth: 0, '@media': { '(scripting: enabled)': { minHeight: '24rem' } } })
export const notes = style({ display: 'grid', alignContent: 'start', gap: space.m })
export const notesHeading = style({ fontFamily: font.display, fontSize: text.h3, lineHeight: 1.2 })
export const sample = style({ display: 'inline-block', paddingBlock: '0.25rem' })
