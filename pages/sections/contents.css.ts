import { globalStyle, style } from '@vanilla-extract/css'
import {
  columns,
  grid,
  section,
  sectionTone,
  split,
  threadBeside,
  threaded,
} from '../../ui/layout/layout.css.ts'
import { problems, step, steps } from '../../ui/sections/ListSections.css.ts'
import { color, font, media, space, text } from '../../ui/tokens/tokens.css.ts'

/* Clauses, and the parts of an article, are read one after the other, in one column, with the contents beside it. */
export const clauses = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space.section,
  '@media': {
    [media.desktop]: {
      columnGap: space.l,
      gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.rest})`,
    },
  },
})
globalStyle(`${clauses} ${section}`, {
  paddingBlock: `0 ${space.xxl}`,
  background: 'none',
  maxWidth: '35.25rem',
  '@media': { [media.desktop]: { paddingBottom: '5rem' } },
})
globalStyle(`${clauses} ${section}:not(:first-child)`, {
  '@media': { [media.phone]: { paddingTop: space.xl } },
})
globalStyle(`${clauses} ${section} > div`, { paddingInline: 0 })
globalStyle(`${clauses} h2`, { fontSize: 'clamp(1.875rem, 1.5rem + 1vw, 2.375rem)' })
globalStyle(`${clauses} :is(${split}, ${grid.three}, ${problems})`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${clauses} ${split}`, { gap: space.m })
globalStyle(`${clauses} ${steps}`, { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 })
globalStyle(`${clauses} ${step}`, {
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: `${space.xs} 0`,
  paddingBlock: space.m,
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${clauses} ${step}::before`, { gridRow: '1 / 3', fontSize: '2.75rem' })
/* The thread stays in the page's margin. */
globalStyle(`${threaded} ${clauses} ${section}::before`, { content: 'none' })
globalStyle(`${threaded} ${clauses}::before`, { '@media': { [media.grid]: threadBeside } })
globalStyle(`${threaded} ${clauses} ${section} h2::before`, {
  '@media': { [media.grid]: { left: 'calc(-33.625rem - 6.5px)' } },
})

export const contents = style({
  marginBottom: space.xxl,
  fontSize: '1rem',
  lineHeight: 1.44,
  '@media': {
    [media.desktop]: { position: 'sticky', top: '8.5rem', alignSelf: 'start', maxWidth: '20rem' },
    print: { display: 'none' },
  },
})
const title = { fontSize: text.small, fontWeight: 600 } as const
/** On a phone, a closed row. */
export const closed = style({
  borderBlock: `1px solid ${color.line}`,
  '@media': { [media.desktop]: { display: 'none' } },
})
globalStyle(`${closed} > summary`, {
  ...title,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  fontSize: text.body,
})
globalStyle(`${closed}[open] > ol`, { paddingBottom: space.m })
export const beside = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
globalStyle(`${beside} > p`, { ...title, marginBottom: space.xs })
globalStyle(`${beside} > ol`, { borderLeft: `1px solid ${color.line}` })
globalStyle(`${contents} ol`, { listStyle: 'none' })
globalStyle(`${contents} a`, { display: 'block', paddingBlock: '0.5rem', textDecoration: 'none' })
globalStyle(`${contents} a:hover`, { textDecoration: 'underline' })
globalStyle(`${beside} a`, { paddingLeft: '1rem' })
globalStyle(`${beside} a:hover`, { boxShadow: `inset 3px 0 ${color.highlight}` })

/** Close to the section that rests on them. */
export const close = style({ paddingTop: 0 })
globalStyle(`${sectionTone.band} + ${close}`, { paddingTop: space.section })
export const sources = style({
  display: 'grid',
  gap: space.s,
  paddingBlock: space.l,
  borderBlock: `1px solid ${color.line}`,
  fontSize: text.small,
  '@media': {
    [media.desktop]: {
      columnGap: space.l,
      gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.rest})`,
    },
  },
})
globalStyle(`${sources} h2`, {
  fontFamily: font.body,
  fontSize: text.body,
  fontWeight: 650,
  letterSpacing: 0,
  // No stop of the thread.
  vars: { '--thread': 'transparent' },
})
globalStyle(`${sources} li`, { paddingBlock: '0.25rem' })
globalStyle(`${sources} span`, { color: color.textMuted })
