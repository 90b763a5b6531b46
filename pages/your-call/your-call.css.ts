import { style } from '@vanilla-extract/css'
import { space } from '../../ui/tokens/tokens.css.ts'

/** High enough for a call, so that the footer stays where it is when the call has come. */
export const place = style({
  maxWidth: '46rem',
  '@media': { '(scripting: enabled)': { minHeight: '34rem' } },
})
export const waiting = style({ display: 'grid', gap: space.m })
