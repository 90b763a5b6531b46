import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, font, media, radius, shadow, space, text } from '../../tokens/tokens.css.ts'

const darken = keyframes({ from: { backgroundColor: 'transparent' } })
const phone = '(max-width: 30rem)'
const lowWindow = '(max-height: 30rem)'
const rise = keyframes({ from: { transform: 'translateY(1.25rem)' } })

/** The space between a dialog's edge and what it holds. */
const edge = `clamp(${space.inset}, 4vw, 2.5rem)`

/** The dialog fills the visual viewport, above a phone's keyboard. The panel in it scrolls up to 400 % zoom. */
export const overlay = style({
  inset: 0,
  width: '100%',
  height: 'var(--visual-viewport-height, 100dvh)',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: 'clamp(0rem, 3vw, 2rem)',
  overflow: 'hidden',
  gridTemplateRows: 'minmax(0, 1fr)',
  background: 'rgb(12 15 26 / 0.62)',
  selectors: {
    '&[open]': { display: 'grid' },
    // While it leaves, the page takes presses already.
    '&:not([open])': { background: 'transparent', pointerEvents: 'none' },
    '&::backdrop': { background: 'none' },
  },
  '@media': {
    [media.motion]: {
      animation: `${darken} 160ms ease-out`,
      transition: 'background-color 140ms, display 140ms allow-discrete, overlay 140ms allow-discrete',
    },
    [phone]: { padding: 0 },
  },
})
export const modal = style({
  // The containing block of the visually hidden checkboxes, so that they scroll with their labels.
  position: 'relative',
  width: '100%',
  maxWidth: '40rem',
  maxHeight: '100%',
  margin: 'auto',
  padding: `0 ${edge} ${edge}`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // Keeps a focused field clear of the head.
  scrollPaddingBlock: 'min(14rem, 45%) 1rem',
  borderRadius: radius.l,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
  '@media': {
    [media.motion]: { animation: `${rise} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
    [media.forced]: { border: '1px solid CanvasText' },
    [phone]: { borderRadius: `0 0 ${radius.l} ${radius.l}`, marginTop: 0 },
    // At 400 % zoom, there is no room for a sticky head.
    [lowWindow]: { scrollPaddingBlock: '0 1rem' },
  },
})
globalStyle(`${overlay}:not([open]) > ${modal}`, {
  '@media': { [media.motion]: { transform: 'translateY(1.25rem)', transition: 'transform 140ms ease-in' } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.m,
  margin: `0 calc(-1 * ${edge})`,
  padding: `clamp(${space.m}, 3vw, ${space.l}) ${edge} ${space.m}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '@media': { [lowWindow]: { position: 'static' } },
})
export const title = style({
  fontFamily: font.display,
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.018em',
  fontSize: 'clamp(1.625rem, 1.4rem + var(--vw), 2.125rem)',
  outline: 'none',
  // Centers the first line on the close button.
  paddingTop: '0.25rem',
})
export const lead = style({
  marginTop: space.m,
  fontSize: text.body,
  color: color.textMuted,
  whiteSpace: 'pre-line',
})
export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  borderRadius: '50%',
  background: color.sunken,
  color: color.text,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.line } },
})
export const body = style({ display: 'grid', gap: space.l, marginTop: space.l })
