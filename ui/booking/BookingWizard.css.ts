import { globalStyle, style } from '@vanilla-extract/css'
import { bookingRules } from '../../content/booking-rules.ts'
import { color, font, media, radius, space, text } from '../tokens/tokens.css.ts'

/** Scrolled to, the steps stand just below the header. */
export const frame = style({ maxWidth: '47.5rem', scrollMarginTop: '-2.25rem' })
/** The leaves of the mark, each with its step. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 'clamp(0.5rem, 2vw, 1.5rem)',
  marginBottom: space.xl,
  '@media': { [media.laptop]: { maxWidth: '30rem' } },
})
export const step = style({
  counterIncrement: 'step',
  fontSize: text.small,
  fontWeight: 600,
  color: color.textMuted,
  selectors: { '&[aria-current]': { color: color.text } },
})
globalStyle(`${step}[aria-current] > :last-child`, { borderBottom: `3px solid ${color.highlight}` })
/** A step has its number until it is done. */
export const leaf = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  marginBottom: space.xs,
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 1rem + 2 * var(--vw), 3.25rem)',
  lineHeight: 1,
})
globalStyle(`${leaf}:empty::before`, { content: 'counter(step)' })
/* Away from the round corner, where a leaf has less room. */
const corners = [
  { paddingBlockStart: '14%', paddingInlineEnd: '14%' },
  { paddingBlockEnd: '14%', paddingInlineEnd: '14%' },
  { paddingBlockEnd: '14%', paddingInlineStart: '14%' },
  { paddingBlockStart: '14%', paddingInlineStart: '14%' },
]
for (const [i, away] of corners.entries()) {
  globalStyle(`${step}:nth-child(${i + 1}) > ${leaf}:empty`, away)
}
/** On a phone, below what was booked. */
export const mosaic = style({ '@media': { [media.tablet]: { width: '15rem' } } })
export const head = style({ marginBottom: space.l })
/** Above the scheduler's steps: what a person asked for. */
export const asked = style({ marginBottom: space.xl })
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
export const noneSuits = style([note, { marginTop: space.m }])
/** Its target is in view with the tiles above it. */
export const form = style({
  scrollMarginTop: '5.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
})
/* Without a message, its place takes no room. */
globalStyle(`${form} > :empty`, { marginTop: `calc(-1 * ${space.l})` })
export const pair = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
})
/** Across both columns. */
export const question = style({})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })
export const nav = style([buttons, { alignItems: 'center', marginTop: '1.5rem' }])
/* On a phone, one below the other, buttons have one width. */
globalStyle(`:is(${nav}, form > ${buttons}) > button`, { '@media': { [media.phone]: { flexGrow: 1 } } })
/** A part of the day with its times, or all days. */
export const group = style({ display: 'grid', gap: '0.5rem' })
const columns = (gridTemplateColumns: string) =>
  ({ display: 'grid', gap: '0.5rem', gridTemplateColumns }) as const
/** A column for each open weekday, under its name. Fixed rows: two grids lie over one another. */
export const weeks = style({
  ...columns(`repeat(${bookingRules.openWeekdays.length}, minmax(0, 1fr))`),
  gridTemplateRows: '1.5rem',
  gridAutoRows: '3.75rem',
  marginTop: space.m,
})
export const choices = style(columns('repeat(auto-fill, minmax(min(6rem, 100%), 1fr))'))
export const groupTitle = style({ marginTop: space.m, fontWeight: 600, color: color.textMuted })
export const choice = style({
  position: 'relative',
  display: 'grid',
  width: '100%',
  height: '100%',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: '3rem',
  padding: '0.25rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.s,
  background: color.surface,
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.text },
    '&[data-pressed]': { background: color.mission.fill, color: color.onBand },
  },
  '@media': { [media.motion]: { transition: 'background-color 120ms, border-color 120ms' } },
})
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const toChoose = style(oneColumn)
/** The children overlap. */
export const stack = style(oneColumn)
globalStyle(`${stack} > *`, { gridArea: '1 / 1' })
export const weekday = style({ fontSize: '0.8125rem', color: color.textMuted, textAlign: 'center' })
/** A day that cannot be chosen, or the place of one that can. */
export const closedDay = style({ display: 'grid', placeItems: 'center', color: color.textMuted })
export const day = style({
  display: 'grid',
  placeItems: 'center',
  fontFamily: font.display,
  fontSize: '1.5rem',
  lineHeight: 1.1,
})
globalStyle(`${choice} > ${day}`, { fontWeight: 600 })
export const month = style({ fontFamily: font.body, fontSize: '0.8125rem', fontWeight: 600, lineHeight: 1.2 })
/** The loading message overlays the placeholders, so that there is no layout shift when the choices load. */
export const lookedUp = style([stack, { alignItems: 'start' }])
globalStyle(`${lookedUp} > [role]`, { zIndex: 1 })
export const zone = style({ maxWidth: '24rem' })
/** Dates or times; the zone stands beside the heading, so that the step fits into a window. */
export const when = style({
  ...oneColumn,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)', columnGap: space.l },
  },
})
globalStyle(`${when} > :nth-child(n + 3)`, { gridColumn: '1 / -1' })
globalStyle(`${when} > :nth-child(2)`, {
  '@media': { [media.tablet]: { alignSelf: 'end', marginBottom: space.l } },
})
export const summary = style({ display: 'grid', margin: 0 })
/** Where both do not fit into one line, the detail begins a line of its own, instead of breaking within a word. */
export const summaryRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.75rem',
  paddingBlock: '0.375rem',
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${summaryRow} > dt`, { minWidth: '6.5rem' })
export const detail = style({
  flex: '1 1 max-content',
  minWidth: 0,
  margin: 0,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
const panel = {
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.s,
  marginTop: space.l,
  display: 'grid',
  gap: space.s,
  justifyItems: 'start',
} as const
export const problem = style({
  ...panel,
  background: color.destructive.soft,
  color: color.text,
  border: `1px solid ${color.destructive.text}`,
})
export const empty = style({ ...panel, background: color.sunken })
export const success = style({ display: 'grid', gap: space.l })
/* What the visitor told us before reads as text, not as disabled fields. */
globalStyle(`${form} [readonly]`, {
  paddingInline: 0,
  borderColor: 'transparent',
  background: 'none',
  fontWeight: 600,
  textOverflow: 'ellipsis',
})
globalStyle(`${form} [data-readonly] > label`, { fontWeight: 400, color: color.textMuted })
/*
 * Our own forms link to `/schedule?…#details`: the form is a summary from the first paint on, so nothing moves when its
 * values arrive, and it fits into a window with its button. `data-known` is false if there are none, or after Edit.
 */
const summarized = (within = '') =>
  [':target', '[data-target]'].map((by) => `${form}${by}:not([data-known=false])${within}`).join(', ')
globalStyle(`${summarized()}, ${summarized(` > ${pair}`)}`, { gap: space.m })
globalStyle(summarized(` > ${pair}`), { gridTemplateColumns: '1fr 1fr' })
globalStyle(summarized(` > ${pair} > :nth-child(n + 3)`), {
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
})
globalStyle(summarized(` > ${pair} > div`), { gap: 0 })
/* Who comes from a form has said it there. */
globalStyle(summarized(` > ${question}`), { display: 'none' })
globalStyle(summarized(` input`), { minHeight: 0, padding: 0, borderWidth: '0 0 1.5px', borderRadius: 0 })
/* The grid's gap is the space below the heading. */
globalStyle(`${form} > ${head}, ${success} ${head}`, { marginBottom: 0 })
export const badge = style({
  display: 'inline-block',
  padding: '0.25rem 0.75rem',
  borderRadius: radius.pill,
  background: color.mission.soft,
  color: color.mission.text,
  fontSize: text.small,
  fontWeight: 600,
})
export const meeting = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s })
export const linkBox = style([
  buttons,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space.s} ${space.m}`,
    borderRadius: radius.s,
    background: color.sunken,
    overflowWrap: 'anywhere',
  },
])
/** Nothing on paper: links of a hundred characters, with the secret of the call in them. */
export const calendarActions = style([
  buttons,
  { alignItems: 'center', columnGap: space.l, '@media': { print: { display: 'none' } } },
])
globalStyle(`${frame} :is(button, a[href='/'])`, { '@media': { print: { display: 'none' } } })
/* Their text is their address. */
globalStyle(`${frame} a::after`, { '@media': { print: { content: 'none !important' } } })
/** What was booked, beside the finished mosaic; on a phone, above it. */
export const booked = style([
  success,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } } },
])
export const moment = style({
  marginTop: space.m,
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 1.3rem + var(--vw), 1.875rem)',
  lineHeight: 1.2,
})
