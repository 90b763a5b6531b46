import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, media, radius, space } from '../tokens/tokens.css.ts'

/** The names of the first and the last period, above the ends of the tracks. */
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: space.xs,
  fontSize: '0.9375rem',
  color: color.textMuted,
  '@media': { [media.desktop]: { paddingLeft: '19.5rem' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gap: `${space.xs} ${space.xxl}`,
      alignItems: 'center',
    },
  },
})
export const name = style({ fontSize: '1.1875rem' })
export const when = style({
  fontSize: '0.9375rem',
  fontWeight: 650,
  color: accentOf.text,
  '@media': { [media.desktop]: { gridRow: 2 } },
})
/** All periods, with a thin line between them. */
export const track = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: '1.5rem',
  marginBlock: space.s,
  borderRadius: radius.s,
  background: color.line,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1, marginBlock: 0 } },
})
globalStyle(`${track} path`, { stroke: color.paper, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' })
globalStyle(`${track} rect`, { fill: accentOf.fill, forcedColorAdjust: 'none' })
export const text = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 } },
})
