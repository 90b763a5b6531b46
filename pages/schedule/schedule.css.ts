import { style } from '@vanilla-extract/css'
import { space } from '../../ui/tokens/tokens.css.ts'

export const page = style({ paddingBlock: `${space.xxl} ${space.section}` })
export const head = style({ maxWidth: '46rem', marginBottom: space.xl })
export const withoutScript = style({ display: 'grid', gap: space.m, maxWidth: '46rem' })
