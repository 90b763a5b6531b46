import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

const settle = keyframes({ from: { transform: 'translateY(0.75rem)' } })

/** Wider than a phone: the paper leaves some of the field free at its sides. */
const wide = '(min-width: 37.5rem)'

/** The page's pattern, with a paper over its lower edge: to the left in wide windows, and in the middle in others. */
export const field = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.desktop]: { minHeight: 'clamp(32rem, 100vh - 8.5rem, 37.5rem)' },
  },
})
export const ground = style({
  position: 'relative',
  height: '13.75rem',
  overflow: 'hidden',
  borderTopLeftRadius: '6rem',
  '@media': { [wide]: { gridArea: '1 / 1', height: 'auto', minHeight: '24rem' }, print: { display: 'none' } },
})
/* Not in the flow, or a wide field would be as high as its pattern. */
globalStyle(`${ground} > *`, { position: 'absolute', inset: 0 })
/* A mosaic's lower tiles are higher by what the paper covers of them. */
globalStyle(`${ground} > div`, {
  '@media': { '(max-width: 63.99rem)': { gridTemplateRows: '1fr calc(50% + 1.5rem)' } },
})
/* The arcs grow from the corner that the paper leaves free: from the right, and with some drawings from the top. */
globalStyle(`${ground}:not([data-drawing=field]) > svg`, { transform: 'scaleX(-1)' })
globalStyle(`${ground}:is([data-drawing=months], [data-drawing=matrix], [data-drawing=timeline]) > svg`, {
  transform: 'scale(-1)',
})
/* The threads meet above the paper, not at its corner. */
globalStyle(`${ground}[data-drawing=proof] > svg`, { transform: 'translateY(-12%) scaleY(1.24)' })
export const over = style({
  position: 'relative',
  width: `min(25rem, 100% - 2 * ${space.gutter})`,
  margin: `-3rem ${space.gutter} 0`,
  lineHeight: 1.4,
  '@media': {
    [wide]: { gridArea: '1 / 1', placeSelf: 'end center', margin: '3rem 0 -3rem' },
    [media.desktop]: { justifySelf: 'start', margin: '3.5rem 0 -3.5rem -3.5rem' },
    [media.motion]: { animation: `${settle} 500ms both` },
  },
})
/** A document or screen. */
export const paper = style({
  borderRadius: radius.m,
  position: 'relative',
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.raised,
})
export const padded = style([paper, { display: 'grid', gap: space.m, padding: space.l }])
