import { globalStyle, style } from '@vanilla-extract/css'
import { hiddenFromView } from '../../layout/layout.css.ts'
import { color, radius } from '../../tokens/tokens.css.ts'

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
    '&:has(:checked)': {
      borderColor: color.mission.text,
      background: color.mission.soft,
      color: color.mission.text,
      fontWeight: 600,
    },
    '&[data-invalid]': { borderColor: color.destructive.text },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
  },
})
globalStyle(`${option} > input`, hiddenFromView)
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  border: '1.5px solid currentColor',
  borderRadius: '0.3rem',
})
globalStyle(`${option} > input:not(:checked) + ${tick} > svg`, { visibility: 'hidden' })
