import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../../ui/tokens/tokens.css.ts'

export const contents = style({
  columnGap: space.xxl,
  maxWidth: '46rem',
  paddingLeft: '2rem',
  '@media': { [media.tablet]: { columns: 2 } },
})
/* Clauses are read one after the other. */
globalStyle(`:has(> ${contents}) ~ section h2`, { fontSize: '1.75rem' })
globalStyle(`${contents} a`, { display: 'inline-block', paddingBlock: '0.3125rem' })
