import { keyframes, style } from '@vanilla-extract/css'
import { color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

/** The ground that papers and screens lie on. */
export const panel = style({
  display: 'grid',
  alignContent: 'center',
  padding: 'clamp(1rem, 4vw, 2rem)',
  borderRadius: radius.l,
  background: color.sunken,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  '@media': { [media.desktop]: { minHeight: '26rem', borderRadius: '1.5rem 6rem 1.5rem 1.5rem' } },
})
/** A paper or a screen on the panel. */
export const paper = style({
  borderRadius: radius.m,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.raised,
  '@media': { [media.motion]: { animation: `${settle} 500ms both` } },
})
export const padded = style([paper, { display: 'grid', gap: space.m, padding: space.l }])
/** The mosaic: a band in a narrow window, a square in a wide one. */
export const mark = style({
  height: '6.5rem',
  '@media': { [media.desktop]: { height: 'auto', maxWidth: '26rem', justifySelf: 'end', width: '100%' } },
})
