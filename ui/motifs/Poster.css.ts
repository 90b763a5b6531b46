import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media } from '../tokens/tokens.css.ts'

/** Lines of one width at any scale. */
export const poster = style({
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  '@media': { [media.desktop]: { strokeWidth: 2.5 }, [media.forced]: { stroke: 'CanvasText' } },
})
globalStyle(`${poster} path`, { vectorEffect: 'non-scaling-stroke' })
/* The threads cross in the middle of a phone's strip, and above the middle of a leaf. */
export const raised = style({ '@media': { [media.desktop]: { height: '134.1%', marginTop: '-34.1%' } } })
/** Circles around the object in the right half; on a phone, behind the object's middle. */
export const ripples = style([
  poster,
  {
    position: 'absolute',
    left: '50%',
    top: '44%',
    width: 1,
    height: 1,
    overflow: 'visible',
    '@media': { [media.desktop]: { left: 'calc(3.85% + 18.375rem)', top: '9.5rem' } },
  },
])

/** A square with one round corner, of radius `--round`, which is the corner that it has in the mark. */
export const leaf = style({ overflow: 'hidden', forcedColorAdjust: 'none' })
const corners = {
  islamic: 'BottomRight',
  climate: 'BottomLeft',
  nonprofit: 'TopLeft',
  amber: 'TopRight',
} as const
export const round = styleVariants(corners, (corner) => ({ [`border${corner}Radius`]: 'var(--round)' }))
/** On paper and on its own band; the company's is gold, or dark on gold. */
export const onPaper = styleVariants(corners, (_, name) =>
  name === 'amber'
    ? { background: color.highlight, color: color.onHighlight }
    : { background: color[name].band, color: color[name].pattern },
)
export const onBand = styleVariants(corners, (_, name) =>
  name === 'amber'
    ? { background: color.highlight, color: color.mission.band }
    : { background: color[name].fill, color: color[name].pattern },
)
export const onGold = style({ background: color.gold.fill, color: color.gold.field })
