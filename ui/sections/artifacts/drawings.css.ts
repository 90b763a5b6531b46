import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, radius, space } from '../../tokens/tokens.css.ts'

/* One style sheet for all drawings: the build removes the styles that a page does not use. */

export const title = style({ fontFamily: font.display, fontSize: '1.5rem', lineHeight: 1.15 })

/* Search */
export const query = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  padding: `${space.xs} ${space.m}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  fontWeight: 600,
})
export const others = style({
  width: '100%',
  height: '1.75rem',
  stroke: color.line,
  strokeWidth: 4,
})
export const ours = style({
  marginInline: `calc(-1 * ${space.s})`,
  padding: space.s,
  borderRadius: radius.s,
  borderLeft: `4px solid ${color.highlight}`,
  background: accentOf.soft,
})
export const address = style({ fontSize: '0.8125rem', color: color.textMuted })
export const entryTitle = style({
  fontFamily: font.display,
  fontSize: '1.375em',
  lineHeight: 1.2,
  color: accentOf.text,
})
/** The end of the first page of results. */
export const turn = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: color.textMuted,
  '::after': { content: '""', flex: 1, borderTop: `1.5px dashed ${color.lineStrong}` },
})
export const old = style({ color: color.textMuted })

/* Timeline */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' })
export const fact = style({
  padding: '0.125rem 0.625rem',
  borderRadius: radius.pill,
  fontSize: '0.8125rem',
  fontWeight: 600,
  background: accentOf.soft,
  color: accentOf.text,
})
export const entries = style({ display: 'grid' })
export const entry = style({
  position: 'relative',
  // With large letters on a phone the text stands below its time.
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.xs}`,
  padding: '0.4375rem 0 0.4375rem 1.5rem',
  // ::before is the line, ::after the dot on it.
  '::before': {
    content: '""',
    position: 'absolute',
    left: '0.3125rem',
    insetBlock: 0,
    borderLeft: `2px solid ${accentOf.fill}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.75rem',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '50%',
    background: color.highlight,
    border: `2px solid ${accentOf.fill}`,
  },
})
globalStyle(`${entry}:first-child::before`, { top: '1rem' })
globalStyle(`${entry}:last-child::before`, { bottom: 'calc(100% - 1rem)' })
export const gap = style({
  color: color.textMuted,
  '::before': { borderLeftStyle: 'dashed', borderColor: color.lineStrong },
  '::after': { background: color.surface, borderColor: color.lineStrong },
})
export const when = style({ flex: '0 0 max(5.75rem, 26%)', fontWeight: 650 })
export const what = style({ flex: '1 1 7rem' })

/* Ring */
export const ring = style({
  width: '100%',
  maxWidth: '18rem',
  margin: '0 auto',
  fill: 'none',
  strokeWidth: 10,
  strokeLinecap: 'round',
})
globalStyle(`${ring} > text`, {
  fill: 'currentColor',
  fontSize: '14px',
  fontWeight: 600,
  textAnchor: 'middle',
})
export const tracks = style({ stroke: color.sunken })
export const spokes = style({ stroke: 'currentColor', strokeWidth: 1.5 })
export const arc = style({ stroke: accentOf.fill })
export const faint = style({ stroke: color.highlight })
export const center = style({})
globalStyle(`${ring} > ${center}`, {
  fill: 'currentColor',
  fontFamily: font.display,
  fontSize: '15px',
  fontWeight: 500,
})
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr))',
  gap: '0.25rem 1rem',
})

/* Months */
export const monthBars = style({
  width: '100%',
  height: '3.75rem',
  marginBottom: '0.375rem',
  borderBottom: `1.5px solid ${color.lineStrong}`,
  stroke: accentOf.fill,
  strokeWidth: 7,
})
export const name = style({ color: accentOf.text })

/* Growth */
export const figure = style({
  fontFamily: font.display,
  fontSize: '3rem',
  lineHeight: 1.05,
  color: accentOf.text,
  fontVariantNumeric: 'lining-nums',
})
export const growthBars = style({
  width: '100%',
  height: '2rem',
  marginTop: '0.5rem',
  stroke: accentOf.fill,
  strokeWidth: 10,
})
export const before = style({ stroke: color.lineStrong })
export const key = style({ fontSize: '0.8125rem', color: color.textMuted })
