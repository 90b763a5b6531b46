import { globalStyle, style } from '@vanilla-extract/css'
import { media, radius } from '../tokens/tokens.css.ts'

/** Four tiles without gaps, as on the social images. */
export const mosaic = style({
  display: 'grid',
  gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  height: '100%',
})
globalStyle(`${mosaic} > *`, { position: 'relative', overflow: 'hidden' })

/** A tile's link covers the tile; its name stands in a corner. */
export const link = style({
  position: 'absolute',
  inset: 0,
  textDecoration: 'none',
  fontWeight: 650,
  lineHeight: 1.2,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: '-5px' } },
})
globalStyle(`${mosaic} > :nth-child(n + 3) > ${link}`, {
  bottom: '3rem',
  '@media': { [media.desktop]: { bottom: 0 } },
})
export const name = style({
  position: 'absolute',
  top: 0,
  right: 0,
  padding: '0.375rem clamp(0.5rem, 1.5vw, 0.875rem)',
  fontSize: 'clamp(0.8125rem, 0.7rem + 0.5 * var(--vw), 1rem)',
  textAlign: 'right',
  borderBottomLeftRadius: radius.m,
})
