import { globalStyle, style } from '@vanilla-extract/css'
import { color, radius } from '../../tokens/tokens.css.ts'

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' })
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  minHeight: '2.75rem',
  padding: '0.375rem 0.875rem 0.375rem 0.625rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
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
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  border: '1.5px solid currentColor',
  borderRadius: '0.3rem',
})
globalStyle(`${option}:not(:has(:checked)) > ${box} > svg`, { visibility: 'hidden' })
