import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../tokens/tokens.css.ts'

/** Four tiles without gaps, as on the social images. */
export const mosaic = style({
  display: 'grid',
  gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  height: '100%',
})
globalStyle(`${mosaic} > *`, { position: 'relative', overflow: 'hidden' })
/* Out of the flow, or a tile would be as high as its pattern. */
globalStyle(`${mosaic} > * > svg`, { position: 'absolute', inset: 0 })

/** A tile's link covers the tile; its name stands in a strip at the foot. */
export const link = style({
  position: 'absolute',
  inset: 0,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: '-5px' } },
})
export const name = style({
  position: 'absolute',
  bottom: 0,
  insetInline: 0,
  // One word a line, in any font.
  wordSpacing: '100vw',
  overflowWrap: 'normal',
  padding: 'clamp(0.375rem, 1.5vw, 1rem) 0',
  paddingLeft: 'clamp(0.5rem, 2vw, 1.5rem)',
  fontFamily: font.display,
  fontSize: 'min(clamp(1.0625rem, 0.6rem + 1 * var(--vw), 1.5rem), 7vw)',
  lineHeight: 1.05,
})
