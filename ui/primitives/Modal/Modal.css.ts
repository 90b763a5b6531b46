import { keyframes, style } from '@vanilla-extract/css'
import { color, font, media, radius, shadow, space, text } from '../../tokens/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.25rem)' } })

/** The dialog element: all of the window. In the browser's top layer, it is over everything. */
export const overlay = style({
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  outline: 'none',
  // The dialog scrolls inside the overlay: usable at 400 % zoom and above a phone's keyboard.
  height: 'var(--visual-viewport-height, 100dvh)',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  selectors: { '&[open]': { display: 'grid' }, '&::backdrop': { background: 'none' } },
  // A field that gets the focus is not behind the message that says what is wrong with it: at the bottom, on a phone at
  // the top.
  scrollPaddingBlock: '8rem',
  padding: 'clamp(0rem, 3vw, 2rem)',
  background: 'rgb(12 15 26 / 0.62)',
  '@media': {
    [media.motion]: { animation: `${appear} 160ms ease-out` },
    // At 400 %: the message is at the bottom, and there is no room for both.
    '(max-height: 30rem)': { scrollPaddingBlock: '0 min(8rem, 50%)' },
    [media.low]: { scrollPaddingBlock: '3.25rem 2.5rem' },
  },
})
export const modal = style({
  position: 'relative',
  width: '100%',
  maxWidth: '40rem',
  margin: 'auto',
  padding: `clamp(${space.inset}, 4vw, 2.5rem)`,
  borderRadius: radius.l,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
  '@media': {
    [media.motion]: { animation: `${rise} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
    [media.forced]: { border: '1px solid CanvasText' },
    // Stretched by the grid, not by a height of its own: a long form would run out of it.
    '(max-width: 30rem)': { borderRadius: 0, margin: 0 },
  },
})
export const title = style({
  fontFamily: font.display,
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.018em',
  fontSize: 'clamp(1.75rem, 1.5rem + var(--vw), 2.25rem)',
  paddingRight: '3rem',
})
export const lead = style({ marginTop: space.xs, fontSize: text.body, color: color.textMuted })
export const close = style({
  position: 'absolute',
  top: 'clamp(0.75rem, 3vw, 1.5rem)',
  right: 'clamp(0.75rem, 3vw, 1.5rem)',
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
