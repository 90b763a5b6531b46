import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, radius } from '../../tokens/tokens.css.ts'

/** Can shrink below the width of a select's longest option. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
  alignContent: 'start',
})
export const label = style({ fontWeight: 600, fontSize: '0.96875rem' })
export const required = style({ marginLeft: '0.2em', color: color.destructive.text })
export const input = style({
  width: '100%',
  minHeight: '3rem',
  // Scrolling to the focused field also shows its label and error.
  scrollMarginBlock: '2.25rem',
  padding: '0.6875rem 0.875rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.text,
  lineHeight: 1.4,
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[readonly]': { background: color.sunken, borderStyle: 'dashed' },
    '&[aria-invalid=true]': { borderColor: color.destructive.text, borderWidth: 2 },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    // The input's calendar button is a separate tab stop.
    '&[type=date]:focus-within': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
    'textarea&': { resize: 'vertical', fieldSizing: 'content' as never, minHeight: '6.5rem' },
  },
  '@media': { [media.motion]: { transition: 'border-color 120ms' }, [media.low]: { scrollMarginBlock: 0 } },
})
export const description = style({ fontSize: '0.875rem', color: color.textMuted })
export const error = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'start',
  fontSize: '0.9375rem',
  fontWeight: 500,
  color: color.destructive.text,
})
/* An exclamation mark in a circle, drawn, so that it is not read aloud. */
globalStyle(`${error}::before`, {
  content: '',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  marginTop: '0.1875rem',
  border: '1.5px solid',
  borderRadius: '50%',
  background:
    'linear-gradient(currentColor 0 0) 50% 30% / 2px 40% no-repeat, linear-gradient(currentColor 0 0) 50% 78% / 2px 2px no-repeat',
  // Otherwise forced colors remove the gradients.
  '@media': { [media.forced]: { color: 'CanvasText', forcedColorAdjust: 'none' } },
})
export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' })
/* A fieldset's legend is outside its grid. */
globalStyle(`${field} > legend`, { marginBottom: '0.375rem', padding: 0 })
