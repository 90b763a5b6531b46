import { globalStyle, style } from '@vanilla-extract/css'
import { box } from '../layout/layout.css.ts'
import { option } from '../primitives/CheckboxGroup/CheckboxGroup.css.ts'
import { input, label, pills } from '../primitives/TextField/field.css.ts'
import { color, media, radius, shadow, space, text } from '../tokens/tokens.css.ts'

const inset = `clamp(${space.inset}, 3vw, 2.5rem)`

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l })
export const pageForm = style([form, { maxWidth: '46rem', padding: inset, ...box, color: color.text }])
/** Lower and closer than on a page, so that much of it fits into a window with the dialog's head and foot. */
export const dialogForm = style([form, { gap: space.m }])
globalStyle(`${dialogForm} input.${input}`, { minHeight: '2.75rem', paddingBlock: '0.5rem' })
globalStyle(`${dialogForm} .${option}`, {
  gap: '0.375rem',
  paddingInline: '0.5rem 0.75rem',
  fontSize: '0.96875rem',
})
globalStyle(`${dialogForm} .${pills}`, { gap: '0.375rem' })
globalStyle(`${dialogForm} .${label}`, { lineHeight: 1.25 })
export const hint = style({ color: color.textMuted })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.m} ${space.l}`,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
const message = style({ padding: `${space.m} ${space.l}`, borderRadius: radius.s })
/** The server's message about the form as a whole. */
export const notice = style([
  message,
  {
    display: 'grid',
    gap: space.xs,
    border: `1.5px solid ${color.success}`,
    background: color.successSoft,
    outline: 'none',
    selectors: {
      '&[data-notice=problem]': { borderColor: color.destructive.text, background: color.destructive.soft },
    },
  },
])
/** Room for the bullets of the server's list. */
globalStyle(`${notice} ul`, { paddingLeft: space.l })
export const failure = style([
  message,
  { border: `1px solid ${color.destructive.text}`, background: color.destructive.soft, color: color.text },
])
/** On a phone, the button is as wide as the fields. */
export const footer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
})
/** The note that closing keeps what was typed, and the button that clears it. */
export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.textMuted,
})
export const thanks = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })
/** What happened to a form whose dialog was closed; the page behind it may be scrolled anywhere. */
export const outside = style({
  position: 'fixed',
  zIndex: 60,
  right: space.m,
  bottom: space.m,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  width: 'min(30rem, 100% - 2rem)',
  padding: space.s,
  borderRadius: radius.s,
  background: color.surface,
  boxShadow: shadow.overlay,
})

/** The choice between two forms; the form that is not chosen is hidden. */
export const reasons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
})
export const reasonsQuestion = style({ padding: `0 0 ${space.s}`, fontWeight: 650 })
globalStyle(`${reasons} > div`, { width: '100%', marginTop: space.s })
export const reason = style({ position: 'absolute', opacity: 0 })
globalStyle(`${reason}:focus-visible + label`, {
  outline: `3px solid ${color.focusRing}`,
  outlineOffset: '3px',
})
globalStyle(`${reason} + label`, {
  textAlign: 'center',
  '@media': { [media.phone]: { width: '100%' } },
  padding: `0.625rem ${space.m}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${reason}:checked + label`, {
  borderColor: color.mission.fill,
  background: color.mission.fill,
  color: color.onBand,
  '@media': {
    [media.forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
})
globalStyle(
  `#reason-message:checked ~ div > #website-audit:not(:target), #reason-audit:checked ~ div > #message-form`,
  { display: 'none' },
)

/** Hidden from people. */
export const honeypot = style({
  position: 'absolute',
  left: '-200vw',
  width: 1,
  height: 1,
  overflow: 'hidden',
})
