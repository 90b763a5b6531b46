import { globalStyle, style } from '@vanilla-extract/css'
import { box } from '../layout/layout.css.ts'
import { pill } from '../primitives/TextField/field.css.ts'
import { color, media, radius, space } from '../tokens/tokens.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  maxWidth: '46rem',
  padding: `clamp(${space.inset}, 3vw, 2.5rem)`,
  ...box,
  color: color.text,
})
/* On a phone, buttons are as wide as the fields. */
globalStyle(`${form} [type=submit]`, { '@media': { [media.phone]: { width: '100%' } } })
/** The choice between two forms; the form that is not chosen is hidden. */
export const reasons = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, alignContent: 'start' })
export const reasonsQuestion = style({ width: '100%', fontWeight: 650 })
globalStyle(`${reasons} > form`, { width: '100%', marginTop: space.s })
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
  color: color.mission.on,
})
globalStyle(`#reason-message:checked ~ #website-audit:not(:target), #reason-audit:checked ~ #message-form`, {
  display: 'none',
})
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
/** The server's message about the form as a whole. */
export const notice = style({
  display: 'grid',
  gap: space.xs,
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.m,
  border: `1.5px solid ${color.success}`,
  background: color.successSoft,
  outline: 'none',
  selectors: {
    // The `display` above overrides the browser's rule for `hidden`.
    '&[hidden]': { display: 'none' },
    '&[data-notice=problem]': { borderColor: color.destructive.text, background: color.destructive.soft },
  },
})
/** Room for the bullets of the server's list. */
globalStyle(`${notice} ul`, { paddingLeft: space.l })
export const option = style({ ...pill, accentColor: color.mission.fill })
export const hint = style({ color: color.textMuted })
