import { globalStyle, style } from '@vanilla-extract/css'
import { hiddenFromView, sectionTone } from '../layout/layout.css.ts'
import { accentOf, color, font, media, radius, space, text } from '../tokens/tokens.css.ts'

/** Ruled like a ledger. On a phone, the cells of a row stand below each other. */
export const worksheet = style({
  vars: { [color.lineStrong]: color.text },
  width: '100%',
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'left',
  borderBottom: `1px solid ${color.lineStrong}`,
})
globalStyle(`${worksheet} :is(th, td)`, {
  padding: `${space.m} ${space.l} ${space.m} 0`,
  verticalAlign: 'baseline',
  fontWeight: 400,
  // On a phone, a column is narrower than some words.
  overflowWrap: 'break-word',
  WebkitHyphens: 'auto',
  hyphens: 'auto',
  '@media': { [media.phone]: { padding: `0 ${space.m} ${space.s} 0` } },
})
globalStyle(`${worksheet} tr`, { '@media': { [media.phone]: { display: 'grid' } } })
/* Below each other, each cell has its label. */
globalStyle(`${worksheet} thead`, { '@media': { [media.phone]: hiddenFromView } })
globalStyle(`${worksheet} td::before`, {
  display: 'none',
  content: ['attr(data-label)', 'attr(data-label) / ""'],
  fontSize: text.small,
  fontWeight: 650,
  '@media': { [media.phone]: { display: 'block' } },
})
globalStyle(`${worksheet} thead th`, { fontSize: text.small, fontWeight: 650, color: color.textMuted })
globalStyle(`${worksheet} tbody th`, {
  fontFamily: font.display,
  fontSize: 'clamp(1.375rem, 1.1rem + 0.9 * var(--vw), 1.875rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  '@media': { [media.phone]: { paddingTop: space.m } },
})
globalStyle(`${worksheet} tbody :is(th, td)`, { borderTop: `1px solid ${color.lineStrong}` })
globalStyle(`${worksheet} tbody td`, { '@media': { [media.phone]: { borderTop: 0 } } })
globalStyle(`${worksheet} td:nth-child(2)`, { color: color.textMuted })
globalStyle(`${worksheet} :is(td, th):last-child`, {
  paddingLeft: space.l,
  background: accentOf.soft,
  color: accentOf.text,
  fontWeight: 650,
})
globalStyle(`${worksheet} td > a`, { display: 'block', width: 'fit-content', paddingBlock: '0.25rem' })
/* On a phone with a bar, and with the labels in the first row alone. */
globalStyle(`${worksheet} td:last-child`, {
  '@media': {
    [media.phone]: {
      marginBottom: space.m,
      padding: `0 0 0 ${space.s}`,
      borderLeft: `3px solid ${accentOf.text}`,
      background: 'none',
    },
  },
})
globalStyle(`${worksheet} tr:not(:first-child) > td::before`, { '@media': { [media.phone]: hiddenFromView } })

/* On a ground, the conclusions stand out from it. */
globalStyle(`${sectionTone.tint} ${worksheet}`, {
  vars: { [accentOf.soft]: color.surface },
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: { [accentOf.soft]: color.fieldTint } } },
})
globalStyle(`${sectionTone.band} ${worksheet}`, {
  vars: { [accentOf.soft]: 'rgb(255 255 255 / 0.1)', [color.lineStrong]: color.onBand },
})
globalStyle(`${sectionTone.amber} ${worksheet}`, {
  vars: {
    [accentOf.soft]: color.onBand,
    [accentOf.text]: color.onHighlight,
    [color.lineStrong]: color.onHighlight,
  },
})

const sides = { display: 'grid', gridTemplateColumns: '1fr 1fr' } as const

export const table = style({ borderRadius: radius.l, overflow: 'hidden', border: `1px solid ${color.line}` })
export const pair = style({
  display: 'grid',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [media.tablet]: sides },
})
export const side = style({ padding: `clamp(${space.inset}, 2vw, 1.875rem)`, background: color.surface })
export const answer = style([side, { background: accentOf.soft }])
/** The labels of the two columns: in a header row in wide windows, else in each row. */
export const head = style({
  display: 'none',
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 650,
  '@media': { [media.tablet]: sides },
})
globalStyle(`${head} > span`, { paddingBlock: space.m })
export const label = style({
  display: 'block',
  marginBottom: space.xs,
  fontSize: '0.875rem',
  fontWeight: 650,
  '@media': { [media.tablet]: hiddenFromView },
})
globalStyle(`${answer} > ${label}, ${head} > ${answer}`, { color: accentOf.text })

/** The names of the first and the last period, above the ends of the tracks. */
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBottom: space.xs,
  fontSize: '0.9375rem',
  color: color.textMuted,
  '@media': { [media.desktop]: { paddingLeft: '19.5rem' } },
})
export const period = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gap: `${space.xs} ${space.xxl}`,
      alignItems: 'center',
    },
  },
})
export const periodName = style({ fontSize: '1.1875rem' })
export const periodWhen = style({
  fontSize: '0.9375rem',
  fontWeight: 650,
  color: accentOf.text,
  '@media': { [media.desktop]: { gridRow: 2 } },
})
/** All periods, with a thin line between them. */
export const track = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: '1.5rem',
  marginBlock: space.s,
  borderRadius: radius.s,
  background: color.line,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1, marginBlock: 0 } },
})
globalStyle(`${track} path`, { stroke: color.paper, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' })
globalStyle(`${track} rect`, { fill: accentOf.fill, forcedColorAdjust: 'none' })
export const periodText = style({
  gridColumn: '1 / -1',
  color: color.textMuted,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 } },
})
