import { style } from '@vanilla-extract/css'
import { accentOf, color, font, space } from '../tokens/tokens.css.ts'

export const list = style({ counterReset: 'step', rowGap: space.xl })
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  '::before': {
    content: ['counter(step)', 'counter(step) / ""'],
    fontFamily: font.display,
    fontSize: '2.75rem',
    lineHeight: 1,
    color: accentOf.text,
  },
})
export const text = style({ color: color.textMuted, maxWidth: '34rem' })
