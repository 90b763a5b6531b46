import { style } from '@vanilla-extract/css'
import { color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

/** In the middle of the hero's ground. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  maxWidth: '43rem',
  padding: `${space.l} ${space.gutter}`,
  lineHeight: 1.4,
  '@media': {
    [media.phone]: { fontSize: '0.9375rem' },
    [media.desktop]: { padding: '2.5rem 3rem 2.5rem 4rem', fontSize: '1.25rem' },
    [media.laptop]: { paddingBlock: '1.5rem', fontSize: '1rem' },
  },
  selectors: {
    '&:is([data-drawing=sheets], [data-drawing=search], [data-drawing=clipping], [data-drawing=proof])': {
      maxWidth: '39rem',
    },
  },
})
/** A document or screen. */
export const paper = style({
  borderRadius: radius.s,
  position: 'relative',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.raised,
})
/** Drawn on the ground itself. */
export const drawn = style({ display: 'grid', gap: space.l, '@media': { [media.phone]: { gap: space.s } } })
export const padded = style([paper, { display: 'grid', gap: space.m, padding: space.l }])
