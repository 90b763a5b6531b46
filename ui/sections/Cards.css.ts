import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, radius, space, text as textSize } from '../tokens/tokens.css.ts'

/** The icon beside the title where the window is narrow, above it where there are columns. */
const stack = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  gap: space.s,
  columnGap: space.m,
  '@media': { [media.tablet]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' } },
} as const

export const card = style({
  position: 'relative',
  ...stack,
  padding: `clamp(${space.inset}, 2vw, 1.875rem)`,
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.text,
})
globalStyle(`${card} > *`, { gridColumn: '1 / -1' })
/** What leads nowhere is no box: a rule above it, and the page's own ground. */
export const open = style({
  ...stack,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${open} > *`, { gridColumn: '1 / -1' })
/** The whole card is the link's target; the link itself is the title. */
export const linked = style({
  selectors: { '&:hover, &:focus-within': { borderColor: accentOf.fill } },
  '@media': { [media.motion]: { transition: 'border-color 140ms' } },
})
export const cardLink = style({
  textDecoration: 'none',
  // Where the focus goes to a card below the window's edge, its text comes into view with its title.
  scrollMarginBottom: '5rem',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
  },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '0 1.25rem 0 1.25rem',
  background: accentOf.soft,
  color: accentOf.text,
  '@media': { [media.tablet]: { marginBottom: space.xs } },
})
globalStyle(`li > ${icon}, ${icon} + *`, { gridColumn: 'auto' })
export const text = style({ color: color.textMuted })
export const more = style({
  marginTop: 'auto',
  paddingTop: space.xs,
  fontWeight: 600,
  color: accentOf.text,
})
/** Beside the title of a card that is a page's name. */
export const arrow = style({ color: accentOf.text })
// In the line of the text, so that it stays with its last word.
globalStyle(`${linked} :is(${more}, ${arrow}) svg`, { display: 'inline', verticalAlign: '-0.2em' })
globalStyle(`${linked}:hover :is(${more}, ${arrow}) svg`, {
  '@media': { [media.motion]: { transform: 'translateX(3px)', transition: 'transform 140ms' } },
})
/** A card's title looks the same at any heading level. */
export const title = style({
  fontFamily: font.body,
  fontSize: textSize.h3,
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: '-0.008em',
})
