import { style } from '@vanilla-extract/css'
import { media, space } from '../../ui/tokens/tokens.css.ts'

export const box = style({ paddingBlock: space.section })
export const links = style({ clear: 'both', paddingTop: space.xxl })
export const mark = style({
  height: '6.5rem',
  marginBottom: space.xl,
  '@media': { [media.desktop]: { float: 'right', width: '18rem', height: '18rem' } },
})
