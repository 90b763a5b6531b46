import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { accentOf, font, media } from '../../tokens/tokens.css.ts'
import { paper } from '../paper.css.ts'

export const sheet = style([paper, { padding: '1.5rem clamp(1.25rem, 6%, 1.75rem)' }])
const columns = { display: 'flex', flexWrap: 'wrap', columnGap: '1rem', alignItems: 'center' } as const
globalStyle(`${sheet} > p + *`, { marginTop: '0.75rem' })
/** Names and months, and dates in a third column; then the names are short, and serif. Large text is below each other. */
export const row = styleVariants({
  named: columns,
  dated: [columns, { '@media': { [media.phone]: { columnGap: '0.625rem' } } }],
})
globalStyle(`${row.named} > :first-child`, { flex: '0 1 9.5rem' })
globalStyle(`${row.named} > :nth-child(2)`, { flex: '1 1 7.5rem', minWidth: 0 })
globalStyle(`${row.dated} > :first-child`, { flex: '0 0 3.5rem' })
globalStyle(`${row.dated} > :nth-child(2)`, { flex: '1 1 6rem', minWidth: 0 })
globalStyle(`${row.dated} > :nth-child(3)`, {
  flex: '0 0 7.5rem',
  '@media': { [media.phone]: { flexBasis: '6rem' } },
})
export const name = styleVariants({
  named: { display: 'block', fontWeight: 600, lineHeight: 1.3 },
  dated: { fontFamily: font.display, fontSize: '1.375rem', fontWeight: 500 },
})
export const when = style({ fontSize: '0.9375rem', lineHeight: 1.35 })
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  marginTop: '0.75rem',
  fontSize: '0.6875rem',
  fontWeight: 600,
  textAlign: 'center',
  color: light.textMuted,
})
globalStyle(`${months} ~ *`, { margin: '0.75rem 0 0', lineHeight: 1.2 })
export const track = style({ width: '100%', height: '2.125rem', stroke: light.line, fill: accentOf.fill })
globalStyle(`${track} > path`, { vectorEffect: 'non-scaling-stroke' })
globalStyle(`${track} > rect`, { stroke: 'none', forcedColorAdjust: 'none' })
export const bars = style({
  width: '100%',
  height: '4rem',
  marginBlock: '0.75rem 0',
  borderBottom: `1px solid ${light.text}`,
  stroke: accentOf.fill,
  strokeWidth: 15,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const plain = style({ stroke: '#b9b0a2' })
