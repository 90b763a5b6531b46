import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, media, radius, space } from '../tokens/tokens.css.ts'

export const details = style({
  marginTop: 'auto',
  paddingTop: space.xs,
  // The button that stands at the card's bottom is not printed.
  '@media': { print: { marginTop: 0 } },
})
/** Looks like a small outline button. */
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.75rem',
  padding: '0.5rem 1.125rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  fontWeight: 600,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { borderColor: accentOf.fill, color: accentOf.text, background: accentOf.soft },
  },
  '@media': { [media.motion]: { transition: 'background-color 140ms, border-color 140ms' } },
})
export const body = style({ display: 'grid', gap: space.m })
/* Not in the dialog, where the title has its own margin. */
globalStyle(`${details} > ${body}`, { marginTop: space.l })
globalStyle(`${body} h4`, { marginBottom: '0.25rem', color: accentOf.text })
