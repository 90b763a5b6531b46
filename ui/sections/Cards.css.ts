import { globalStyle, style } from '@vanilla-extract/css'
import { paddedBox } from '../layout/layout.css.ts'
import { accentOf, color, font, media, space, text as textSize } from '../tokens/tokens.css.ts'

const stack = { position: 'relative', display: 'flex', flexDirection: 'column', gap: space.s } as const

export const card = style({
  ...stack,
  overflow: 'hidden',
  ...paddedBox,
  selectors: { '&:hover, &:focus-within': { borderColor: accentOf.fill } },
  '@media': { [media.motion]: { transition: 'border-color 140ms' } },
})
/** An item below a rule. */
export const open = style({ ...stack, paddingTop: space.l, borderTop: `1px solid ${color.line}` })
export const openTitle = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: '1.5625rem',
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
})
/** The pattern of the card's audience, up to the card's edges. */
export const picture = style({
  height: '7rem',
  overflow: 'hidden',
  margin: `calc(-1 * clamp(${space.inset}, 2vw, 1.875rem))`,
  marginBottom: space.s,
})
globalStyle(`${picture} > svg`, { height: '100%', overflow: 'visible' })
export const rows = style({ display: 'grid', gap: space.l })
/** A card as wide as the page, with the pattern on its left. */
export const wide = style({
  '@media': {
    [media.tablet]: { minHeight: '18rem', justifyContent: 'center', paddingLeft: 'calc(36% + 2.5rem)' },
  },
})
globalStyle(`${wide} > h3`, {
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: textSize.h2,
  lineHeight: 1.1,
})
globalStyle(`${wide} > ${picture}`, {
  '@media': { [media.tablet]: { position: 'absolute', inset: '0 64% 0 0', height: 'auto', margin: 0 } },
})
globalStyle(`${wide}:nth-child(even) > ${picture} > svg`, { transform: 'scaleX(-1)' })
/** The link is the title, but its click target covers the card. */
export const cardLink = style({
  textDecoration: 'none',
  // Inline, its lines would not be balanced.
  display: 'inline-block',
  // When the focus scrolls to a card, its text scrolls into view with its title.
  scrollMarginBottom: '5rem',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focusRing}`, outlineOffset: '-3px' },
  },
})
export const icon = style({ color: accentOf.text })
export const text = style({ color: color.textMuted })
// Inline, so that the arrow does not wrap apart from the last word.
globalStyle(`${cardLink} > svg`, { display: 'inline', verticalAlign: '-0.15em', color: accentOf.text })

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

export const groupTitle = style({
  marginBottom: space.m,
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: '1.75rem',
  color: accentOf.text,
})
