import { style } from '@vanilla-extract/css'
import { color, radius, shadow } from '../../tokens/tokens.css.ts'
import { input } from '../TextField/field.css.ts'

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem',
    textAlign: 'left',
    cursor: 'pointer',
  },
])
export const popover = style({
  width: 'var(--trigger-width)',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.m,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
  display: 'grid',
})
/** The list scrolls, not a container: React Aria scrolls the selected option into view in the list only. */
export const listBox = style({
  padding: '0.375rem',
  outline: 'none',
  maxHeight: 'inherit',
  overflow: 'auto',
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minHeight: '2.75rem',
  padding: '0.375rem 0.75rem',
  borderRadius: radius.s,
  cursor: 'pointer',
  selectors: {
    '&[data-focused], &[data-hovered]': { background: color.sunken },
    '&[data-focused]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: 650 },
  },
})
