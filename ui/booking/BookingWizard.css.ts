import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, radius, space, text } from '../tokens/tokens.css.ts'

export const frame = style({
  maxWidth: '46rem',
  padding: `clamp(${space.inset}, 4vw, 3rem)`,
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color.surface,
})
/* Scrolls the island to just below the header. */
globalStyle('[data-island]', { scrollMarginTop: '-2.25rem' })
/** Wraps to two lines if necessary, such as on a phone with large text. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  marginBottom: space.xl,
})
export const step = style({
  flex: '1 1 0',
  paddingTop: '0.625rem',
  borderTop: `4px solid ${color.line}`,
  fontSize: text.small,
  fontWeight: 600,
  color: color.textMuted,
  selectors: { '&[data-reached=true]': { borderColor: color.mission.fill, color: color.text } },
  '@media': { [media.forced]: { selectors: { '&[data-reached=true]': { borderColor: 'Highlight' } } } },
})
export const head = style({ marginBottom: space.l })
export const heading = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.625rem, 1.4rem + var(--vw), 2.125rem)',
  outline: 'none',
})
export const noteBox = style({ marginTop: space.xs })
/* The same height with and without the Edit button, so that prefilling causes no layout shift. */
export const noteRow = style([
  noteBox,
  {
    display: 'flex',
    // On a phone, the note wraps to two lines when the button is beside it.
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: space.s,
    minHeight: '3.5rem',
    '@media': { [media.tablet]: { alignItems: 'center', minHeight: '2.75rem' } },
  },
])
globalStyle(`${noteRow} > button`, { flex: 'none' })
export const note = style({ color: color.textMuted })
export const daysWithoutTime = style([note, { marginTop: space.m }])
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l })
export const pair = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
export const nav = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: space.xl })
export const choices = style({
  display: 'grid',
  gap: '0.625rem',
  marginTop: space.l,
  outline: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.75rem, 100%), 1fr))',
})
export const wideChoices = style([
  choices,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))' },
])
export const choice = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '3.25rem',
  padding: '0.5rem 0.75rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.mission.text, background: color.mission.soft },
    '&[data-pressed]': { background: color.mission.fill, color: color.mission.on },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms, border-color 120ms' } },
})
/** A placeholder for a choice. */
export const choiceToCome = style({
  minHeight: '3.25rem',
  border: `1.5px solid ${color.line}`,
  borderRadius: radius.m,
})
export const toChoose = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** The loading message overlays the placeholders, so that there is no layout shift when the choices load. */
export const lookedUp = style([toChoose, { alignItems: 'start' }])
globalStyle(`${lookedUp} > *`, { gridArea: '1 / 1' })
globalStyle(`${lookedUp} > [role]`, { zIndex: 1 })
export const zone = style({ maxWidth: '24rem' })
export const summary = style({ display: 'grid', margin: 0 })
export const summaryRow = style({
  display: 'grid',
  columnGap: space.m,
  paddingBlock: '0.75rem',
  // On a phone, an email address needs the full width.
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(6.5rem, 1fr) 2fr' } },
  borderBottom: `1px solid ${color.line}`,
})
export const term = style({ color: color.textMuted })
export const detail = style({ fontWeight: 600, overflowWrap: 'anywhere' })
const box = {
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.m,
  marginTop: space.l,
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
} as const
export const problem = style({
  ...box,
  background: color.destructive.soft,
  color: color.text,
  border: `1px solid ${color.destructive.text}`,
})
export const empty = style({ ...box, background: color.sunken })
export const trouble = style({ display: 'grid', gap: space.m, justifyItems: 'start' })
export const success = style({ display: 'grid', gap: space.l })
/* The grid's gap is the space below the heading. */
globalStyle(`${form} > ${head}, ${success} > ${head}`, { marginBottom: 0 })
export const badge = style({
  display: 'inline-block',
  padding: '0.25rem 0.75rem',
  borderRadius: radius.pill,
  background: color.mission.soft,
  color: color.mission.text,
  fontSize: text.small,
  fontWeight: 600,
})
export const linkBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.s,
  background: color.sunken,
  overflowWrap: 'anywhere',
})
export const calendarActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })
export const check = style({
  display: 'grid',
  placeItems: 'center',
  width: '3.5rem',
  height: '3.5rem',
  borderRadius: '50%',
  background: color.successSoft,
  color: color.success,
})
