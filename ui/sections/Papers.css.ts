import { globalStyle, style } from '@vanilla-extract/css'
import { hiddenFromView } from '../layout/layout.css.ts'
import { color, font, media, shadow, space, text } from '../tokens/tokens.css.ts'

export const papers = style({
  display: 'grid',
  gap: space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space.l } },
})
export const paper = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  padding: `clamp(1.25rem, 3vw, ${space.xl})`,
  background: color.surface,
  boxShadow: shadow.raised,
})
export const head = style({
  display: 'grid',
  gap: space.xs,
  paddingBottom: space.m,
  borderBottom: `1.5px solid ${color.text}`,
  fontSize: text.small,
})
export const title = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7 * var(--vw), 1.75rem)',
})
export const rows = style({ display: 'grid', alignContent: 'start' })
globalStyle(`${rows} > dt`, { paddingTop: space.m, fontSize: '0.9375rem', color: color.textMuted })
globalStyle(`${rows} > dd`, { paddingBottom: space.m, borderBottom: `1px solid ${color.line}` })
/** Underscores without the gaps between them. */
export const blank = style({ whiteSpace: 'nowrap', letterSpacing: '-0.08em' })
export const sign = style({ display: 'grid', gap: space.xl, marginTop: space.xxl, fontSize: text.small })
globalStyle(`${sign} > li`, { borderTop: `1px solid ${color.text}`, paddingTop: '0.25rem' })

export const table = style({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' })
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.m} ${space.m} ${space.m} 0`,
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'baseline',
  fontWeight: 400,
  fontSize: '1rem',
  lineHeight: 1.45,
  '@media': { '(max-width: 63.99rem)': { display: 'block', border: 0, padding: `0 0 ${space.xs}` } },
})
globalStyle(`${table} thead`, { '@media': { '(max-width: 63.99rem)': hiddenFromView } })
globalStyle(`${table} thead th`, { fontWeight: 650, color: color.textMuted })
globalStyle(`${table} tbody tr`, {
  '@media': {
    '(max-width: 63.99rem)': {
      display: 'block',
      padding: `${space.m} 0 ${space.s}`,
      borderTop: `1px solid ${color.line}`,
    },
  },
})
globalStyle(`${table} tbody th`, {
  fontFamily: font.display,
  fontSize: '1.1875rem',
  lineHeight: 1.2,
  '@media': { [media.desktop]: { width: '26%' }, [media.menus]: { whiteSpace: 'nowrap' } },
})
// A block, whose first line is the row's baseline.
globalStyle(`${table} tbody th > a`, { display: 'block', paddingBlock: '0.125rem' })
globalStyle(`${table} tbody th > span`, { display: 'block', fontFamily: font.body, fontSize: '0.9375rem' })
/* The fundraising services follow the five digital ones. */
globalStyle(`${table} tbody tr:nth-child(5) > *`, {
  '@media': { [media.desktop]: { borderBottom: `3px solid ${color.text}` } },
})
globalStyle(`${table} td::before`, {
  content: 'attr(data-label) ": "',
  fontWeight: 650,
  '@media': { [media.desktop]: { display: 'none' } },
})
export const needs = style({ color: color.textMuted })
globalStyle(`${table} td:has(> ${needs})`, { '@media': { [media.desktop]: { width: '27%' } } })
globalStyle(`${table} td:last-child`, { fontWeight: 600 })
/* When not to buy stands out. */
globalStyle(`${table} tr > :last-child`, {
  '@media': { [media.desktop]: { paddingInline: space.m, background: color.surface } },
})
globalStyle(`${table} thead th:last-child`, { borderTop: `3px solid ${color.highlight}` })
