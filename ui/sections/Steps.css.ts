import { style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

export const list = style({
  display: 'grid',
  gap: space.xl,
  counterReset: 'step',
  '@media': { [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: space.l } },
})
export const many = style({
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: space.xxl,
    },
  },
})
export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingTop: space.l,
  borderTop: `2px solid ${color.line}`,
  '::before': {
    content: ['counter(step)', 'counter(step) / ""'],
    fontFamily: font.display,
    fontSize: '2.75rem',
    lineHeight: 1,
    color: accentOf.text,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    top: -2,
    left: 0,
    width: '3.5rem',
    height: 2,
    background: accentOf.fill,
  },
})
export const text = style({ color: color.textMuted, maxWidth: '34rem' })
