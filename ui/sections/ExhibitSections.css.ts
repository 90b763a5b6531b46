import { globalStyle, style } from '@vanilla-extract/css'
import { columns, hiddenFromView } from '../layout/layout.css.ts'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'

/** What stands out in a table: white, below a gold rule; on a phone beside one. */
const key = { background: color.surface, color: accentOf.text, fontWeight: 600 } as const
const goldTop = `3px solid ${color.highlight}`

/** Three columns, which begin at the first, sixth and ninth. On a phone, the cells of a row stand below each other. */
export const worksheet = style({ width: '100%', borderSpacing: 0, tableLayout: 'fixed', textAlign: 'left' })
globalStyle(`${worksheet} :is(th, td)`, {
  padding: `1.3125rem ${space.l} 1.3125rem 0`,
  verticalAlign: 'baseline',
  fontWeight: 400,
  // On a phone, a column is narrower than some words.
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { padding: `0 0 ${space.s}` } },
})
globalStyle(`${worksheet} th:first-child`, { '@media': { [media.tablet]: { width: '42.53%' } } })
globalStyle(`${worksheet} th:nth-child(2)`, { '@media': { [media.tablet]: { width: '25.52%' } } })
globalStyle(`${worksheet} tr`, { '@media': { [media.phone]: { display: 'grid' } } })
/* Below each other, each cell has its label. */
globalStyle(`${worksheet} thead`, { '@media': { [media.phone]: hiddenFromView } })
globalStyle(`${worksheet} td::before`, {
  display: 'none',
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  fontSize: text.small,
  fontWeight: 600,
  '@media': { [media.phone]: { display: 'block' } },
})
globalStyle(`${worksheet} thead th`, {
  paddingBlock: space.m,
  // As thick as the rule above what stands out.
  borderTop: '3px solid transparent',
  fontSize: text.small,
  fontWeight: 600,
  color: color.textMuted,
})
globalStyle(`${worksheet} tbody th`, {
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: text.h3,
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
  '@media': { [media.phone]: { paddingTop: space.l } },
})
globalStyle(`${worksheet} tbody :is(th, td)`, { borderTop: `1px solid ${color.line}` })
globalStyle(`${worksheet} tbody td`, { '@media': { [media.phone]: { borderTop: 0 } } })
globalStyle(`${worksheet} tr:last-child > *`, { borderBottom: `1px solid ${color.line}` })
globalStyle(`${worksheet} td:nth-child(2)`, { color: color.textMuted })
globalStyle(`${worksheet} :is(td, th):last-child`, { paddingLeft: space.l, ...key })
globalStyle(`${worksheet} thead th:last-child`, { borderTop: goldTop })
globalStyle(`${worksheet} td > a`, { display: 'block', width: 'fit-content', paddingBlock: '0.25rem' })
/** Amounts below each other, as in a sum. */
export const sum = style({})
globalStyle(`${sum} :is(td, th):last-child`, {
  '@media': { [media.tablet]: { textAlign: 'right', whiteSpace: 'nowrap' } },
})
globalStyle(`${sum} td:last-child`, {
  fontFamily: font.display,
  fontSize: text.h3,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/* On a phone, the labels stand in the first row alone. */
globalStyle(`${worksheet} td:last-child`, {
  '@media': {
    [media.phone]: {
      marginBottom: space.l,
      padding: `${space.s} ${space.m}`,
      borderLeft: goldTop,
      borderBottom: 0,
    },
  },
})
globalStyle(`${worksheet} tr:not(:first-child) > td::before`, { '@media': { [media.phone]: hiddenFromView } })
/** On the first line of a problem's name, as in the hero. */
export const number = style({ float: 'left', width: '2.75rem', marginLeft: '-2.75rem', color: accentOf.text })
globalStyle(`${worksheet} th:has(> ${number})`, { paddingLeft: '2.75rem' })
/** Above the name of an organization. */
export const type = style({
  display: 'block',
  marginBottom: space.xs,
  fontFamily: font.body,
  fontSize: text.small,
  fontWeight: 600,
  letterSpacing: 0,
  color: color.textMuted,
})

/** Two columns: what is, and what we do about it. */
export const pair = style({
  display: 'grid',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.line}` } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.rest})`,
      columnGap: space.l,
    },
  },
})
export const side = style({
  paddingBlock: '1.3125rem',
  '@media': { [media.phone]: { paddingBottom: space.s } },
})
export const answer = style([
  side,
  {
    ...key,
    paddingInline: space.l,
    '@media': {
      [media.phone]: { marginBottom: space.l, padding: `${space.s} ${space.m}`, borderLeft: goldTop },
    },
  },
])
/** The labels of the two columns: in a header row in wide windows, else in each row. */
export const head = style({
  display: 'none',
  fontSize: text.small,
  fontWeight: 600,
  color: color.textMuted,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `${columns.start} ${columns.rest}`,
      columnGap: space.l,
    },
  },
})
globalStyle(`${head} > span`, { paddingBlock: space.m, borderTop: '3px solid transparent' })
globalStyle(`${head} > ${answer}`, { borderTop: goldTop })
export const label = style({
  display: 'block',
  marginBottom: space.xs,
  fontSize: text.small,
  fontWeight: 600,
  '@media': { [media.tablet]: hiddenFromView },
})

/** The names of the first and the last period, above the ends of the tracks. */
const trackStart = `calc((100% - ${space.l}) * 0.41312 + ${space.l})`
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: space.xs,
  fontSize: text.small,
  color: color.textMuted,
  '@media': { [media.desktop]: { paddingLeft: trackStart } },
})
export const period = style({
  display: 'grid',
  columnGap: space.l,
  rowGap: space.xs,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.rest})` },
  },
})
export const periodWhen = style({ marginTop: '0.25rem', fontSize: text.small, color: color.textMuted })
/** All periods, with a short line where one ends. */
export const track = style({ width: '100%', height: '1.5rem', overflow: 'visible' })
globalStyle(`${track} path`, { stroke: color.line, vectorEffect: 'non-scaling-stroke' })
globalStyle(`${track} rect`, { fill: accentOf.fill, forcedColorAdjust: 'none' })
export const periodText = style({ marginTop: space.xs, color: color.textMuted })
