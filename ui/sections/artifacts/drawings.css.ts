import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, radius, space } from '../../tokens/tokens.css.ts'

/* One style sheet for all drawings: the build removes the styles that a page does not use. */

export const title = style({ fontFamily: font.display, fontSize: '1.5em', lineHeight: 1.15 })

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
export const others = style({ width: '100%', height: '1.75rem', stroke: color.line, strokeWidth: 4 })
export const ours = style({
  marginInline: `calc(-1 * ${space.s})`,
  padding: space.s,
  borderRadius: radius.s,
  borderLeft: `4px solid ${color.highlight}`,
  background: accentOf.soft,
})
export const address = style({ fontSize: '0.9375rem', color: color.textMuted })
export const entryTitle = style({
  fontFamily: font.display,
  fontSize: '1.375em',
  lineHeight: 1.2,
  color: accentOf.text,
})
/** The name of a state, with a dashed rule. */
export const turn = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  fontSize: '0.9375rem',
  fontWeight: 650,
  '::after': { content: '""', flex: 1, borderTop: `1.5px dashed ${color.lineStrong}` },
})
export const old = style({ color: color.textMuted })

/* Timeline */
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
    background: accentOf.fill,
  },
})
globalStyle(`${entry}:first-child::before`, { top: '1rem' })
globalStyle(`${entry}:last-child::before`, { bottom: 'calc(100% - 1rem)' })
export const gap = style({
  color: color.textMuted,
  '::before': { borderLeftStyle: 'dashed', borderColor: color.lineStrong },
  '::after': { background: color.surface, border: `2px solid ${color.lineStrong}` },
})
export const when = style({ flex: '0 0 max(5.75rem, 26%)', fontWeight: 650 })
export const what = style({ flex: '1 1 7rem' })

/* Ring */
export const ring = style({ width: '100%', maxWidth: 'min(33rem, 58vh)', margin: '0 auto' })
/** A line for each arc, with the arc beside it. */
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: `0.25rem ${space.l}`,
  fontSize: '0.9375rem',
})
export const legendLine = style({ display: 'flex', alignItems: 'center', gap: space.s })
export const legendArc = style({
  width: '1.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
})

/* Months */
export const monthBars = style({
  width: '100%',
  height: 'clamp(2.75rem, min(8vw, 10vh), 6.5rem)',
  marginTop: '0.375rem',
  borderBottom: `1.5px solid ${color.lineStrong}`,
  stroke: accentOf.text,
  strokeWidth: 7,
})
export const name = style({ display: 'block', color: accentOf.text })
export const monthNames = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: `calc(-1 * ${space.xs})`,
})

/* Bus, clipping, matrix, stamps, year */
export const list = style({ display: 'grid', gap: '0.375rem' })
globalStyle(`${list} > li`, { paddingLeft: space.s, borderLeft: `3px solid ${color.highlight}` })
/** With its title, a tall drawing fits into the first screen. */
export const drawing = style({
  width: '100%',
  '@media': { [media.desktop]: { maxHeight: 'calc(100vh - 16rem)' } },
})
export const masthead = style({
  paddingBottom: space.xs,
  borderBottom: `3px double ${color.lineStrong}`,
  fontFamily: font.display,
  textAlign: 'center',
})
export const headline = style({ fontFamily: font.display, fontSize: '2.125rem', lineHeight: 1.05 })
export const story = style({ width: '100%', fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 })
globalStyle(`${story} rect`, { fill: color.highlight, stroke: 'none' })
globalStyle(`${story} rect + path`, { stroke: color.onHighlight })
export const columnLines = style({ stroke: color.line, strokeWidth: 8 })
export const nextStep = style({ fontWeight: 650, color: accentOf.text, textDecoration: 'underline' })
export const year = style({ width: '100%', marginBottom: '0.25rem', fill: accentOf.text })
export const otherMonths = style({ fill: color.line })
