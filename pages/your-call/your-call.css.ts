import { style } from '@vanilla-extract/css'
import { space } from '../../ui/tokens/tokens.css.ts'

/** Reserves the height of a loaded call, to prevent a layout shift. */
export const place = style({ '@media': { '(scripting: enabled)': { minHeight: '34rem' } } })
export const waiting = style({ display: 'grid', gap: space.m })
