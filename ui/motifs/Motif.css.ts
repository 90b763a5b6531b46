import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, radius } from '../tokens/tokens.css.ts'

const tile = style({
  display: 'block',
  width: '100%',
  height: '100%',
  borderRadius: radius.l,
  fill: 'none',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
})

export const motif = styleVariants({
  mission: [tile, { background: color.mission.soft, stroke: color.mission.text }],
  nonprofit: [tile, { background: color.nonprofit.soft, stroke: color.nonprofit.text }],
  islamic: [tile, { background: color.islamic.soft, stroke: color.islamic.text }],
  climate: [tile, { background: color.climate.soft, stroke: color.climate.text }],
  growth: [tile, { background: color.highlight, stroke: color.onHighlight, strokeWidth: 2.4 }],
})

/** The four tiles side by side: what the provider's partners have in common. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '0.625rem',
  height: '100%',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: '0.875rem', aspectRatio: '1' } },
})
