import { globalStyle, style } from '@vanilla-extract/css'
import { grid, split } from '../../ui/layout/layout.css.ts'
import { color, font, media, space, text } from '../../ui/tokens/tokens.css.ts'

/* Clauses, and the parts of an article, are read one after the other, in one column, with the contents beside it. */
export const clauses = style({
  display: 'grid',
  gap: `0 ${space.xxl}`,
  paddingTop: space.section,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(0, 1fr)' } },
})
globalStyle(`${clauses} section`, { paddingBlock: `0 ${space.xxl}`, background: 'none' })
globalStyle(`${clauses} section > div`, { paddingInline: 0 })
globalStyle(`${clauses} h2`, { fontSize: '1.75rem' })
globalStyle(`${clauses} ${split}`, { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.m })
globalStyle(`${clauses} ${split} > :first-child`, { position: 'static' })
globalStyle(`${clauses} ${grid.three}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${clauses} :is(${grid.four}, ${grid.five})`, {
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
globalStyle(`${clauses} ${grid.five} > :last-child`, {
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
})
export const contents = style({
  paddingBottom: space.xl,
  '@media': {
    [media.desktop]: {
      order: 1,
      alignSelf: 'start',
      position: 'sticky',
      top: '8rem',
      paddingLeft: space.l,
      borderLeft: `1px solid ${color.line}`,
      fontSize: text.small,
    },
  },
})
globalStyle(`${contents} ol`, { paddingLeft: '1.5rem' })
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
