import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../tokens/tokens.css.ts'
import { pill } from '../TextField/field.css.ts'

export const option = style({
  ...pill,
  selectors: {
    ...pill.selectors,
    // Not `data-selected`: the native checkbox can be checked before hydration.
    '&:has(:checked)': {
      borderColor: color.mission.text,
      background: color.mission.soft,
      color: color.mission.text,
      fontWeight: 600,
    },
    '&[data-invalid]': { borderColor: color.destructive.text },
    '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
  },
})
/* Hides the native checkbox visually. The CSP forbids React Aria's style attribute, which would do the same. */
globalStyle(`${option} > span:has(> input)`, {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  border: '1.5px solid currentColor',
  borderRadius: '0.3rem',
})
globalStyle(`${option}:not(:has(:checked)) > ${tick} > svg`, { visibility: 'hidden' })
