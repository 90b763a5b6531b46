import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { accentOf, color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })

/** The background of a drawing, in the theme's tile color, with the brand's arcs. */
export const panel = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: 'clamp(1rem, 4vw, 2.25rem)',
  borderRadius: radius.l,
  background: accentOf.soft,
  lineHeight: 1.4,
  '@media': { [media.desktop]: { minHeight: '27rem', borderRadius: '1.5rem 6rem 1.5rem 1.5rem' } },
})
globalStyle(`[data-theme=mission] ${panel}`, { background: color.highlight, color: color.onHighlight })
export const arcs = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  stroke: 'currentColor',
  opacity: 0.28,
})
/** A document or screen on the panel. */
export const paper = style({
  borderRadius: radius.m,
  position: 'relative',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.raised,
  '@media': { [media.motion]: { animation: `${settle} 500ms both` } },
})
export const padded = style([paper, { display: 'grid', gap: space.m, padding: space.l }])
/** The mosaic: a row in a narrow window, a square in a wide one. */
export const mark = style({
  height: '6.5rem',
  '@media': { [media.desktop]: { height: 'auto', maxWidth: '26rem', justifySelf: 'end', width: '100%' } },
})
