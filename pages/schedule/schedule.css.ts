import { style } from '@vanilla-extract/css'
import { color, radius, space } from '../../ui/tokens/tokens.css.ts'

export const page = style({ paddingBlock: `${space.xxl} ${space.section}` })
export const head = style({ maxWidth: '46rem', marginBottom: space.xl })
export const withoutScript = style({
  display: 'grid',
  gap: space.m,
  maxWidth: '46rem',
  padding: 'clamp(1.25rem, 4vw, 3rem)',
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color.surface,
})
