import { assignVars, globalStyle, style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { accentOf, color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

export const place = style({
  display: 'grid',
  lineHeight: 1.4,
  '@media': {
    [media.phone]: { fontSize: '0.9375rem' },
    [media.desktop]: { fontSize: '1.125rem' },
    [media.laptop]: { fontSize: '0.9375rem' },
  },
})
const sheet = {
  background: color.surface,
  color: color.text,
  boxShadow: shadow.sheet,
  vars: {
    ...assignVars(accentOf, light.mission),
    [color.surface]: light.surface,
    [color.text]: light.text,
    [color.textMuted]: light.textMuted,
    [color.line]: light.line,
    [color.lineStrong]: light.lineStrong,
  },
} as const
/** A document or screen: light in both schemes. */
export const paper = style({
  position: 'relative',
  borderRadius: radius.s,
  border: `1px solid ${color.line}`,
  ...sheet,
})
/** Drawn on the ground itself. */
export const drawn = style({ display: 'grid', gap: space.l, '@media': { [media.phone]: { gap: space.s } } })
/* On a leaf, it gets a paper. */
globalStyle(`[data-window=leaf] > ${place}`, { padding: '1.5rem 1.75rem', ...sheet })
export const padded = style([paper, { display: 'grid', gap: space.m, padding: space.l }])
