import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { leafColors } from '../../motifs/leaf-colors.ts'
import { color, font, media } from '../../tokens/tokens.css.ts'

/** As wide as its place, up to 564 px; its lower edge stays in a low window. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'repeat(2, minmax(0, 1fr)) / repeat(2, minmax(0, 1fr))',
  gap: 'clamp(0.625rem, 1.2vw, 1rem)',
  justifySelf: 'end',
  width: '100%',
  maxWidth: 'min(35.25rem, 100vh - 12.5rem)',
  minWidth: 'min(15rem, 100%)',
  aspectRatio: '1',
})
export const turned = styleVariants({
  1: { rotate: '90deg' },
  2: { rotate: '180deg' },
  3: { rotate: '270deg' },
})

const round = {
  amber: 'borderTopRightRadius',
  islamic: 'borderBottomRightRadius',
  climate: 'borderBottomLeftRadius',
  nonprofit: 'borderTopLeftRadius',
} as const
export const leaf = styleVariants(round, (corner) => ({
  position: 'relative',
  overflow: 'hidden',
  [corner]: '100%',
}))
/* The leaves go around clockwise. */
globalStyle(`${mark} > :nth-child(3)`, { gridArea: '2 / 2' })
globalStyle(`${mark} > :nth-child(4)`, { gridArea: '2 / 1' })
/** Forced colors drop grounds; the border draws the leaf's shape. */
export const filled = styleVariants(leafColors, ({ ground, line }) => ({
  background: ground,
  color: line,
  '@media': {
    [media.forced]: { border: '2px solid CanvasText', color: 'CanvasText' },
    print: { border: '0.75pt solid' },
  },
}))
const edges = {
  amber: color.highlight,
  islamic: color.islamic.text,
  climate: color.climate.text,
  nonprofit: color.nonprofit.text,
}
export const open = styleVariants(edges, (edge) => ({ border: `2.5px solid ${edge}`, color: edge }))
export const pattern = style({
  width: '100%',
  height: '100%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.2,
  '@media': { print: { display: 'none' } },
})

const words = {
  position: 'absolute',
  fontFamily: font.display,
  fontSize: 'clamp(1.25rem, 0.8rem + 1.9 * var(--vw), 2.25rem)',
  lineHeight: 1,
  maxWidth: '4em',
  textWrap: 'balance',
} as const
const inset = '11%'
export const word = styleVariants({
  // Audits can tell its ground.
  amber: {
    ...words,
    left: inset,
    bottom: inset,
    width: 'min-content',
    overflowWrap: 'normal',
    background: color.highlight,
    color: color.onHighlight,
  },
  islamic: { ...words, left: inset, top: inset },
  climate: { ...words, right: inset, top: inset, textAlign: 'right' },
  nonprofit: { ...words, right: inset, bottom: inset, textAlign: 'right' },
})
/* No line passes behind the word. */
globalStyle(`${pattern}:not(:last-child)`, {
  maskImage: 'radial-gradient(circle at 0 100%, transparent 52%, #000 53%)',
})

/** On the ground before the others. */
export const fallen = style({
  zIndex: 1,
  transform: 'translate(10%, 132%) rotate(26deg)',
  transformOrigin: '50% 50%',
})
export const place = style({
  position: 'absolute',
  inset: '0 0 calc(50% + 0.5rem) calc(50% + 0.5rem)',
  borderBottomRightRadius: '100%',
  background: `radial-gradient(circle, ${color.lineStrong} 1.6px, transparent 2px) 0 0 / 12px 12px`,
})
