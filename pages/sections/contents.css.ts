import { globalStyle, style } from '@vanilla-extract/css'
import { split } from '../../ui/layout/layout.css.ts'
import { color, font, media, space, text } from '../../ui/tokens/tokens.css.ts'

export const contents = style({
  columnGap: space.xxl,
  maxWidth: '46rem',
  marginTop: space.xl,
  paddingLeft: '2rem',
  '@media': { [media.tablet]: { columns: 2 } },
})
/* Clauses, and the parts of an article, are read one after the other, in one column. */
globalStyle(`:has(> ${contents}) ~ section h2`, { fontSize: '1.75rem' })
globalStyle(`:has(> ${contents}) ~ section > ${split}`, {
  gridTemplateColumns: 'minmax(0, 46rem)',
  gap: space.m,
})
globalStyle(`:has(> ${contents}) ~ section > ${split} > :first-child`, { position: 'static' })
globalStyle(`${contents} a`, { display: 'block', paddingBlock: '0.3125rem' })

export const sources = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.l,
  marginBottom: space.section,
  borderBlock: `1px solid ${color.line}`,
  fontSize: text.small,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', columnGap: space.xxl },
  },
})
globalStyle(`${sources} h2`, {
  fontFamily: font.body,
  fontSize: text.body,
  fontWeight: 650,
  letterSpacing: 0,
})
globalStyle(`${sources} a`, { display: 'inline-block', paddingBlock: '0.25rem' })
