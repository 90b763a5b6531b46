import { style } from '@vanilla-extract/css'
import { space } from '../tokens/tokens.css.ts'

export const points = style({ maxWidth: '44rem', marginTop: space.xxl })
