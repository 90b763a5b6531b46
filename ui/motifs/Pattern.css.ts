import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, media } from '../tokens/tokens.css.ts'

const reveal = keyframes({ from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } })

export const pattern = style({
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
globalStyle(`${pattern} > path`, { vectorEffect: 'non-scaling-stroke' })
/** Drawn once, from left to right. */
export const drawn = style({
  '@media': { [media.motion]: { animation: `${reveal} 600ms ease-out backwards` } },
})

const tiles = {
  /** Services and booking. */
  amber: [color.highlight, color.onHighlight],
  nonprofit: [color.nonprofit.soft, color.nonprofit.text],
  islamic: [color.islamic.soft, color.islamic.text],
  climate: [color.climate.soft, color.climate.text],
}
export type TileGround = keyof typeof tiles
export type Ground = TileGround | 'mission' | 'band'
/** The colors of a tile or field: amber, or a theme's. */
export const tile = styleVariants(tiles, ([background, color]) => ({ background, color }))
/** A tile of the home page's mosaic grows into the field of its audience's page. */
export const grows = styleVariants({
  // The ring of the dark scheme is not seen on amber.
  amber: { vars: { [color.focusRing]: color.onHighlight } },
  nonprofit: { viewTransitionName: 'nonprofit' },
  islamic: { viewTransitionName: 'islamic' },
  climate: { viewTransitionName: 'climate' },
})
