import { globalStyle, style } from '@vanilla-extract/css'
import { head, buttons as wizardButtons } from '../booking/BookingWizard.css.ts'
import { color, radius, space, text } from '../tokens/tokens.css.ts'

export const notes = style({ display: 'grid', gap: space.m })
export const buttons = style([wizardButtons, { marginTop: space.s }])
export const view = style({ display: 'grid', gap: space.m })
globalStyle(`${view} > ${head}`, { marginBottom: 0 })
export const notice = style({
  padding: space.m,
  borderRadius: radius.s,
  border: `1px solid ${color.line}`,
  background: color.sunken,
})
export const about = style({ display: 'grid', gap: space.m })
globalStyle(`${about} > h2`, { fontSize: text.h3 })
globalStyle(`${about} summary`, { padding: `${space.xs} 0`, textDecoration: 'underline', cursor: 'pointer' })
export const sameDay = style({ minHeight: '5.25rem' })
export const message = style({ marginTop: space.l })
export const wholeDay = style([notes, message])
