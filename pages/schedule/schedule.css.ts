import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../../ui/tokens/tokens.css.ts'

/** The mosaic that a booking has earned, up to the window's edges; the call's date stands on its lower edge. */
export const booked = style({ position: 'relative' })
export const strip = style({
  display: 'grid',
  gridTemplateColumns: '4.2fr 1fr 1fr 1fr',
  height: 'var(--strip)',
  vars: { '--strip': '11.875rem' },
  '@media': {
    [media.desktop]: { vars: { '--strip': '18.75rem' } },
    [media.laptop]: { vars: { '--strip': '13.5rem' } },
    print: { display: 'none' },
  },
})
globalStyle(`${strip} > *`, { position: 'relative', overflow: 'hidden' })
globalStyle(`${strip} svg`, { position: 'absolute', inset: 0 })

export const texts = style({ display: 'grid', gap: space.m, maxWidth: '46rem' })
