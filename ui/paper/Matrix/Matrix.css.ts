import { globalStyle, style } from '@vanilla-extract/css'
import { color, font } from '../../tokens/tokens.css.ts'

export const title = style({
  marginBottom: '1rem',
  fontSize: 'clamp(1.5rem, 1.2rem + 0.9 * var(--vw), 2.125rem)',
})
export const quarters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(clamp(7rem, 22vh, 12.25rem), 1fr)',
  border: '1px solid',
})
const cell = {
  display: 'grid',
  gap: '0.75rem',
  alignContent: 'end',
  padding: '0.75rem clamp(0.75rem, 5%, 1.5rem) 1.25rem',
} as const
export const quarter = style({ ...cell, border: '0 solid', borderWidth: '0 0 1px' })
globalStyle(`${quarter}:nth-child(n + 3)`, { borderWidth: '0 1px 0 0' })
globalStyle(`${quarter}:last-child`, { borderWidth: 0 })
export const first = style({
  ...cell,
  gridTemplateRows: '1fr',
  background: color.highlight,
  color: color.onHighlight,
})
export const note = style({ alignSelf: 'start', fontSize: '0.9375rem', fontWeight: 600 })
export const axis = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  marginBlock: '0.5rem',
  fontSize: '0.9375rem',
})
export const effort = style({ justifyContent: 'flex-end' })
/** A disc, filled in the first quarter. */
export const item = style({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'center',
  lineHeight: 1.2,
  '::before': {
    content: '""',
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    border: '2px solid',
    borderRadius: '50%',
  },
})
globalStyle(`${first} > ${item}`, {
  fontFamily: font.display,
  fontSize: 'clamp(1.1875rem, 0.9rem + 1 * var(--vw), 1.625rem)',
})
globalStyle(`${first} > ${item}::before`, { background: 'currentColor' })
/* Much effort for little is crossed out. */
globalStyle(`${quarter}:last-child > ${item}`, { textDecoration: `line-through 2px ${color.highlight}` })
