import { style } from '@vanilla-extract/css'
import { space } from '../../ui/tokens/tokens.css.ts'

export const box = style({ paddingBlock: space.section })
export const links = style({ marginTop: space.xxl })
