import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, space } from '../tokens/tokens.css.ts'

export const details = style({
  marginTop: 'auto',
  paddingTop: space.xs,
  // The button that stands at the card's bottom is not printed.
  '@media': { print: { marginTop: 0 } },
})
export const body = style({ display: 'grid', gap: space.m })
/* Not in the dialog, where the title has its own margin. */
globalStyle(`${details} > ${body}`, { marginTop: space.l })
globalStyle(`${body} h4`, { marginBottom: '0.25rem', color: accentOf.text })
