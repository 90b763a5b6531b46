import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { media } from '../../tokens/tokens.css.ts'
import { paper, surface } from '../paper.css.ts'

/** Each lies lower and further left, over the one before. */
export const envelopes = style({
  display: 'grid',
  alignItems: 'start',
  justifySelf: 'end',
  width: 'min(35.25rem, 100%)',
  vars: { '--left': '1.375rem', '--down': '8.75rem', '--height': '18.75rem' },
  '@media': {
    [media.phone]: { vars: { '--left': '0.75rem', '--down': '5.75rem', '--height': '11.875rem' } },
    [media.laptop]: {
      width: 'min(29.625rem, 100%)',
      // All three stand in the window.
      marginTop: '-2.25rem',
      vars: { '--left': '1.125rem', '--down': '7.375rem', '--height': '15.75rem' },
    },
  },
})
export const envelope = style([
  paper,
  {
    gridArea: '1 / 1',
    display: 'grid',
    gridTemplate: "'from stamp' auto 'to stamp' 1fr / minmax(0, 1fr) auto",
    gap: '0.25rem 1rem',
    width: 'calc(100% - 2 * var(--left))',
    minHeight: 'var(--height)',
    padding: '1.25rem clamp(1.125rem, 5%, 1.625rem)',
  },
])
for (const i of [0, 1, 2])
  globalStyle(`${envelope}:nth-last-child(${i + 1})`, { marginLeft: `calc(${i} * var(--left))` })
for (const i of [1, 2])
  globalStyle(`${envelope}:nth-child(${i + 1})`, { marginTop: `calc(${i} * var(--down))` })
export const from = style({ gridArea: 'from', fontSize: '0.875rem', fontWeight: 600, color: light.textMuted })
export const to = style({ gridArea: 'to', fontSize: 'clamp(1.125rem, 0.9rem + 0.9vw, 1.75rem)' })
/* The one on top is addressed. */
globalStyle(`${envelope}:last-child > ${to}`, {
  gridColumn: '1 / -1',
  gridRow: 3,
  width: '66%',
  marginLeft: 'auto',
  fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 2.125rem)',
  lineHeight: 1.1,
})
globalStyle(`${envelope}:last-child`, { alignContent: 'space-between' })

/** Perforated: dots in the color of the envelope around it. */
export const stamp = style({
  gridArea: 'stamp',
  position: 'relative',
  width: '4.75rem',
  height: '5.75rem',
  padding: '0.4375rem',
  background: '#ebe2d3',
  outline: `0.5rem dotted ${surface}`,
  outlineOffset: '-0.25rem',
  forcedColorAdjust: 'none',
  '@media': { [media.phone]: { width: '3.625rem', height: '4.375rem' } },
})
export const picture = style({ display: 'block', height: '100%', overflow: 'hidden' })
/* Whole stars. */
globalStyle(`${picture} > svg:has(pattern)`, {
  width: '300%',
  height: '300%',
  scale: '0.3333',
  transformOrigin: '0 0',
})
export const postmark = style({
  position: 'absolute',
  top: '0.75rem',
  right: '3rem',
  width: '8rem',
  fill: 'none',
  stroke: light.text,
  strokeWidth: 1.6,
  '@media': { [media.phone]: { width: '6.5rem', right: '2.25rem' } },
})
