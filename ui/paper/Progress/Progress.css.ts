import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media } from '../../tokens/tokens.css.ts'

/** The nonprofit leaf, round at its top left. */
export const leaf = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1.9fr',
  gridAutoRows: '1fr',
  gap: '4px',
  width: '100%',
  aspectRatio: '1',
  // Hidden overflow would keep it square when large text needs more height.
  clipPath: 'inset(0 round 100% 0 0)',
  background: color.nonprofit.band,
  '@media': {
    // From the header to the window's right edge.
    [media.desktop]: {
      minHeight: 'calc(100% + var(--above, 0px) + var(--below, 0px))',
      margin: 'calc(-1 * var(--above, 0px)) calc(36rem - 50vw) calc(-1 * var(--below, 0px)) auto',
    },
    print: { aspectRatio: 'auto', clipPath: 'none' },
  },
})
const slice = {
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'end',
  padding: '0.5rem max(1.125rem, 50vw - 36rem) 0.75rem 25%',
  textAlign: 'right',
  lineHeight: 1.2,
} as const
export const done = style({ ...slice, background: color.highlight, color: color.onHighlight })
/* The round side is nearest to the first words. */
globalStyle(`${leaf} > li`, { '@media': { [media.phone]: { paddingRight: '1.125rem' } } })
globalStyle(`${leaf} > :first-child`, { '@media': { [media.phone]: { paddingLeft: '46%' } } })
export const open = style({ ...slice, color: color.onBand, borderBottom: '3px dotted #f7b0cb' })
globalStyle(`${leaf} > li > b`, { fontSize: '0.9375rem', fontWeight: 600 })
globalStyle(`${open} > b`, { color: '#f7b0cb' })
export const what = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.0625rem, 0.8rem + 0.9 * var(--vw), 1.5rem)',
  letterSpacing: '-0.015em',
  '@media': { [media.laptop]: { fontSize: '1.25rem' } },
})
/* The dotted edge of the round side. */
globalStyle(`${leaf}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  border: '3px dotted #f7b0cb',
  borderWidth: '3px 0 0 3px',
  borderTopLeftRadius: '100%',
  clipPath: 'inset(66% 0 0 0)',
  pointerEvents: 'none',
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})
