import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, radius, space, text as textSize } from '../tokens/tokens.css.ts'

/** The icon is beside the title in narrow windows, above it in wider ones. */
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
/** A card without a link: a line above it, and no box. */
export const open = style({
  ...stack,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${open} > *`, { gridColumn: '1 / -1' })
/** A card with a link: the link is the title, but its click target covers the card. */
export const linked = style({
  selectors: { '&:hover, &:focus-within': { borderColor: accentOf.fill } },
  '@media': { [media.motion]: { transition: 'border-color 140ms' } },
})
export const cardLink = style({
  textDecoration: 'none',
  // When the focus scrolls to a card, its text scrolls into view with its title.
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
/** The arrow after a page's name. */
export const arrow = style({ color: accentOf.text })
// Inline, so that the arrow does not wrap apart from the last word.
globalStyle(`${linked} :is(${more}, ${arrow}) svg`, { display: 'inline', verticalAlign: '-0.2em' })
globalStyle(`${linked}:hover :is(${more}, ${arrow}) svg`, {
  '@media': { [media.motion]: { transform: 'translateX(3px)', transition: 'transform 140ms' } },
})
/** A card's title, with the same size at any heading level. */
export const title = style({
  fontFamily: font.body,
  fontSize: textSize.h3,
  fontWeight: 650,
  lineHeight: 1.25,
  letterSpacing: '-0.008em',
})
