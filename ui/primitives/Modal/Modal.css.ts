import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, font, media, shadow, space } from '../../tokens/tokens.css.ts'

const darken = keyframes({ from: { backgroundColor: 'transparent' } })
const phone = '(max-width: 44.99rem)'
/** At 400 % zoom, in a landscape phone, and above a keyboard: no room for a head and a foot that stay. */
const low = '(max-height: 27rem)'
const rise = keyframes({ from: { transform: 'translateY(1.25rem)' } })

/** The space between a dialog's edge and what it holds. */
const edge = `clamp(${space.inset}, 4vw, 2.5rem)`
/** Where the head meets the window's corner, and where its lines are. */
const corner = '6rem'

/** The dialog fills the visual viewport, above a phone's keyboard. The panel in it scrolls up to 400 % zoom. */
export const overlay = style({
  inset: 0,
  width: '100%',
  height: 'var(--visual-viewport-height, 100dvh)',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: space.l,
  overflow: 'hidden',
  gridTemplateRows: 'minmax(0, 1fr)',
  containerType: 'size',
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
    [phone]: { padding: `${space.l} 0 0` },
    '(max-height: 27rem)': { paddingBlock: 0 },
  },
})
export const modal = style({
  // The containing block of the visually hidden checkboxes, so that they scroll with their labels.
  position: 'relative',
  width: '100%',
  maxWidth: '47.5rem',
  maxHeight: '100%',
  margin: 'auto',
  padding: `0 ${edge} ${edge}`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  // Keeps a focused field clear of the head and the foot.
  scrollPaddingBlock: '9rem 8rem',
  borderRadius: `0 ${corner} 0 0`,
  background: color.surface,
  color: color.text,
  boxShadow: shadow.overlay,
  '@media': {
    [media.motion]: { animation: `${rise} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
    [media.forced]: { border: '1px solid CanvasText' },
    [phone]: { minHeight: '100%' },
  },
  '@container': { [low]: { scrollPaddingBlock: '0 1rem' } },
})
globalStyle(`${overlay}:not([open]) > ${modal}`, {
  '@media': { [media.motion]: { transform: 'translateY(1.25rem)', transition: 'transform 140ms ease-in' } },
})
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.l,
  minHeight: '5.625rem',
  margin: `0 calc(-1 * ${edge})`,
  padding: `${space.m} 2rem ${space.m} ${edge}`,
  background: color.highlight,
  color: color.onHighlight,
  '@media': {
    [phone]: { paddingRight: space.gutter },
    [media.forced]: { background: 'Canvas', color: 'CanvasText', borderBottom: '1px solid' },
  },
  '@container': { [low]: { position: 'static' } },
})
/** From below the head, fading before the title. An element of its own, so that audits know the title's background. */
export const ripples = style({
  position: 'absolute',
  zIndex: -1,
  inset: '0 0 0 66%',
  pointerEvents: 'none',
  background: `
    linear-gradient(to right, ${color.highlight}, transparent 36%),
    repeating-radial-gradient(circle at 0 270%, transparent 0 2.125rem, rgb(35 23 3 / 0.3) 2.125rem 2.25rem)`,
  '@media': { [media.forced]: { display: 'none' } },
})
export const title = style({
  fontFamily: font.display,
  fontWeight: 500,
  lineHeight: 1.1,
  letterSpacing: '-0.018em',
  fontSize: 'clamp(1.75rem, 1.5rem + var(--vw), 2.25rem)',
  outline: 'none',
})
export const lead = style({
  marginTop: '1.25rem',
  fontSize: '1rem',
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
  background: color.onBand,
  color: color.onHighlight,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.highlightHover } },
})
export const body = style({ display: 'grid', gap: space.l, marginTop: space.m })

/** The row of a form's buttons: at the dialog's lower edge, over what scrolls. */
export const foot = style({
  position: 'sticky',
  zIndex: 1,
  // At the edge of the panel's padding.
  bottom: `calc(-1 * ${edge})`,
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  margin: `0 calc(-1 * ${edge})`,
  padding: `${space.m} ${edge}`,
  borderTop: `1px solid ${color.line}`,
  background: color.surface,
  fontSize: '0.9375rem',
  color: color.textMuted,
  selectors: { '&:last-child': { marginBottom: `calc(-1 * ${edge})` } },
  '@media': { [phone]: { display: 'grid', gap: space.xs, textAlign: 'center' } },
  '@container': { [low]: { position: 'static' } },
})
