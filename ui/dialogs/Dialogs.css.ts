import { style } from '@vanilla-extract/css'
import { color, media, radius, space, text } from '../tokens/tokens.css.ts'

export const form = style({ display: 'grid', gap: space.l })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.m} ${space.l}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const wide = style({ gridColumn: '1 / -1' })
export const failure = style({
  padding: `${space.m} ${space.l}`,
  borderRadius: radius.m,
  border: `1px solid ${color.destructive.text}`,
  background: color.destructive.soft,
  color: color.text,
})
/** Not sticky: with large text, it would cover the field that has the focus, or the reason why nothing was sent. */
export const footer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.m,
  '@media': { [media.phone]: { justifyItems: 'stretch' } },
})
/** The note that closing keeps what was typed, and the button that clears it. */
export const kept = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.textMuted,
})
export const thanks = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })
