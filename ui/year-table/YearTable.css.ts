import { globalStyle, style } from '@vanilla-extract/css'
import { paddedBox } from '../layout/layout.css.ts'
import { color, font, media, radius, shadow, space, text } from '../tokens/tokens.css.ts'

export const sheet = style({
  ...paddedBox,
  borderRadius: 0,
  boxShadow: shadow.raised,
  containerType: 'inline-size',
})
export const fields = style({
  display: 'grid',
  gap: space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.menus]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
})
globalStyle(`${fields} input`, {
  fontFamily: font.display,
  fontSize: '1.75rem',
  lineHeight: 1.2,
  fontVariantNumeric: 'lining-nums',
})
/* On a phone, each stands beside its label. */
globalStyle(`${fields} > div`, {
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 9.375rem)',
      alignItems: 'center',
      columnGap: space.m,
    },
  },
})
globalStyle(`${fields} > div > span`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
/* In five columns, the inputs stand in one row whatever the labels wrap to. */
globalStyle(`${fields} > div`, {
  '@media': { [media.menus]: { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 4' } },
})
export const note = style({
  marginTop: space.l,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.s,
  background: color.sunken,
  fontSize: '0.9375rem',
})
export const resultsTitle = style({ marginTop: space.xl, marginBottom: space.m, fontSize: text.h3 })
export const row = style({
  display: 'grid',
  gap: `0 ${space.l}`,
  alignItems: 'center',
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const name = style({
  textWrap: 'balance',
  fontFamily: font.display,
  fontSize: '1.375rem',
  lineHeight: 1.2,
})
export const sum = style({ textWrap: 'pretty', color: color.textMuted })
export const value = style({
  fontFamily: font.display,
  fontSize: '3.5rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  color: color.mission.text,
  marginTop: space.s,
  '@media': { [media.desktop]: { marginTop: 0, textAlign: 'right' } },
})

export const chart = style({ marginTop: space.m })
globalStyle(`${chart} > svg`, {
  width: '100%',
  height: '9.5rem',
  borderBottom: `1px solid ${color.text}`,
  fill: color.mission.fill,
  forcedColorAdjust: 'none',
})
globalStyle(`${chart} [data-state=before]`, { fillOpacity: 0.5 })
globalStyle(`${chart} [data-state=even]`, { fill: color.highlight })
globalStyle(`${chart} line`, {
  stroke: color.text,
  strokeWidth: 1.5,
  strokeDasharray: '5 4',
  vectorEffect: 'non-scaling-stroke',
})
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: space.xs,
  fontSize: text.small,
})
/* The dashed line's key. */
globalStyle(`${scale} > :nth-child(2)::before`, {
  content: '""',
  display: 'inline-block',
  width: '2rem',
  marginRight: space.xs,
  borderTop: `1.5px dashed ${color.text}`,
  verticalAlign: 'middle',
})

export const table = style({
  width: '100%',
  marginTop: space.xl,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} :is(th, td)`, {
  padding: `${space.s} 0 ${space.s} ${space.s}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'right',
  verticalAlign: 'baseline',
  fontWeight: 400,
  '@media': { [media.phone]: { paddingLeft: space.xs, fontSize: '0.875rem' } },
})
globalStyle(`${table} thead th`, { fontSize: text.small, fontWeight: 650, color: color.textMuted })
globalStyle(`${table} :is(th, td):first-child`, { paddingLeft: 0, textAlign: 'left' })
globalStyle(`${table} tr:last-child > *`, { borderBottom: `3px double ${color.text}` })
globalStyle(`${table} td:last-child`, { fontWeight: 650 })
/* A number is one word, unless the text is large. */
globalStyle(`${table} td`, { '@container': { '(min-width: 18rem)': { whiteSpace: 'nowrap' } } })

export const sentence = style({
  marginTop: space.l,
  fontSize: text.lead,
  lineHeight: 1.45,
  maxWidth: '46rem',
})
export const limits = style({
  marginTop: space.xl,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  maxWidth: '46rem',
})
globalStyle(`${limits} > h2`, { marginBottom: space.m, fontSize: text.h3 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
  marginTop: space.l,
})
/* Its line is kept free, so that nothing moves. */
export const copied = style({ flexBasis: '100%', minHeight: '1.6em', fontSize: '0.9375rem' })

/* On paper: this sheet alone (public/print.css), on one page, with lines to sign. */
export const printedTitle = style({
  display: 'none',
  '@media': {
    print: { display: 'block', fontFamily: font.display, fontSize: '24pt', marginBottom: '0.5rem' },
  },
})
export const signatures = style({
  display: 'none',
  '@media': {
    print: { display: 'grid', gridTemplateColumns: '3fr 1fr 3fr', gap: '1.5rem', marginTop: '2.25rem' },
  },
})
globalStyle(`${signatures} > li`, { borderTop: `1px solid ${color.text}`, fontSize: '0.75rem' })
const print = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule as never } })
print(`${sheet} > ${actions}, ${resultsTitle}`, { display: 'none !important' })
// One page, with its signatures.
print(`${sheet}`, { border: '0 !important', padding: '0 !important', boxShadow: 'none', zoom: 0.81 })
print(`${fields}`, { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: '0.5rem', alignItems: 'end' })
print(`${fields} input`, { border: '0 !important', padding: '0 !important', minHeight: 0, fontSize: '18pt' })
print(`${fields} > div > span`, { display: 'none !important' })
print(`${note}`, { margin: '0.5rem 0', padding: '0 !important', background: 'none !important' })
print(`[data-own] > ${note}`, { display: 'none' })
print(`${row}`, {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)',
  paddingBlock: '0.3rem',
  fontSize: '9.5pt',
})
print(`${value}`, { fontSize: '20pt', textAlign: 'right' })
print(`${name}`, { fontSize: '12pt' })
print(`${chart} > svg`, { height: '4.5rem', printColorAdjust: 'exact' })
print(`${table}`, { marginTop: '0.75rem', fontSize: '9.5pt' })
print(`${table} :is(th, td)`, { paddingBlock: '0.2rem' })
print(`${sentence}`, { marginTop: '0.75rem', fontSize: '11pt' })
print(`${limits} li + li`, { marginTop: '-0.4rem' })
print(`${limits}`, { marginTop: '0.75rem', paddingTop: '0.75rem', maxWidth: 'none', fontSize: '9pt' })
