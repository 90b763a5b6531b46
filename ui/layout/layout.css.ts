import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, headerHeight, media, radius, space, text } from '../tokens/tokens.css.ts'

/** Twelve columns of 74 px, 24 px apart. Inside, things begin at the first, sixth, seventh or ninth. */
export const container = style({ paddingInline: `max(${space.gutter}, 50% - 36rem)` })
/** A heading and its content, from the first and the sixth column on. */
export const columns = { start: '466fr', rest: '662fr', middle: '270fr', end: '368fr' } as const

/*
 * On a slow phone, laying out a whole long page delays its first paint. So sections that are not in view are laid out
 * only after that, before anybody has scrolled, searched, or jumped to them.
 */
const layOutLater = keyframes({ from: { contentVisibility: 'auto' }, to: { contentVisibility: 'auto' } })
export const section = style({
  paddingBlock: `calc(${space.section} + 2.5rem) ${space.section}`,
  '@media': { [media.desktop]: { paddingBlock: space.section } },
  containIntrinsicSize: 'auto 45rem',
  animation: `${layOutLater} 300ms`,
})
/* Sections above the target of a link have to have their height at once. */
globalStyle(`:root:has(:target) ${section}`, { animation: 'none' })

/** Two adjacent sections without a background stand closer. */
export const paper = style({})
globalStyle(`${paper} + ${paper}`, { paddingTop: '2.5rem' })
/** Of questions and links. */
export const closer = style({ '@media': { [media.desktop]: { paddingBlock: '4.5rem' } } })

/** A page has one full band, in its section's color, and one sunken section. */
export const sectionTone = styleVariants({
  paper: [paper],
  sunken: { background: color.sunken },
  amber: {
    background: color.gold.field,
    color: color.gold.text,
    vars: {
      [color.textMuted]: color.gold.lead,
      [color.line]: color.gold.line,
      [color.lineStrong]: color.gold.text,
      [color.focusRing]: color.gold.text,
      [accentOf.text]: color.gold.text,
      [accentOf.fill]: color.gold.fill,
      [accentOf.band]: color.gold.field,
      '--thread': color.gold.fill,
    },
  },
  band: {
    background: accentOf.band,
    color: color.onBand,
    vars: {
      [color.textMuted]: color.onBandMuted,
      [color.focusRing]: color.highlight,
      [color.line]: 'rgb(255 255 255 / 0.24)',
      [color.lineStrong]: color.onBand,
      [accentOf.text]: color.highlight,
      [accentOf.fill]: color.highlight,
    },
  },
})
export type Tone = keyof typeof sectionTone

export const sectionHead = style({
  maxWidth: '60rem',
  marginBottom: space.xl,
  '@media': { [media.desktop]: { marginBottom: '3rem' } },
})

export const intro = style({
  marginTop: space.m,
  fontSize: '1.1875rem',
  lineHeight: 1.58,
  color: color.textMuted,
  maxWidth: '40rem',
  textWrap: 'balance',
})

/** On a phone, below the content. */
export const aside = style({
  display: 'grid',
  gap: space.m,
  marginTop: space.l,
  '@media': { [media.phone]: { order: 1 } },
})
globalStyle(`:has(> ${aside})`, { '@media': { [media.phone]: { display: 'contents' } } })
globalStyle(`${aside} a`, { display: 'inline-block', paddingBlock: '0.25rem' })

export const eyebrow = style({
  marginBottom: space.m,
  fontSize: text.small,
  fontWeight: 650,
  color: accentOf.text,
  '@media': { [media.phone]: { display: 'none' } },
})

const inColumns = (count: number) => ({
  display: 'grid',
  gap: space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    ...(count > 2 && { [media.desktop]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } }),
  },
})
/** By the number of columns in wide windows. */
export const grid = styleVariants({
  two: inColumns(2),
  five: inColumns(5),
  three: inColumns(3),
  four: inColumns(4),
})

/* Three cards stand in a row or below each other, never two and one. */
globalStyle(`${grid.three}:not(:has(> :nth-child(4)))`, {
  '@media': { '(max-width: 63.99rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
/* In two columns, an odd last card spans its row. */
globalStyle(`${grid.five} > :last-child`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
})
globalStyle(`${grid.two} > :last-child:nth-child(odd):not(:first-child)`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
})
/** A button, and a link beside it or below. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  marginTop: space.l,
})
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })

/** What stands on a paper of its own. */
export const box = {
  borderRadius: radius.l,
  border: `1px solid ${color.line}`,
  background: color.surface,
} as const

export const paddedBox = { ...box, padding: `clamp(${space.inset}, 2vw, 1.875rem)` }

export const hiddenFromView = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
export const visuallyHidden = style(hiddenFromView)

/** Heading on the left and content from the sixth column on in wide windows. */
export const split = style({
  display: 'grid',
  gap: space.l,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, ${columns.rest})` },
  },
})
/* The heading stays beside what it heads. */
globalStyle(`${split} > :first-child`, {
  '@media': {
    [media.desktop]: { position: 'sticky', top: `calc(${headerHeight} + ${space.l})`, alignSelf: 'start' },
  },
})

/*
 * The thread: from the page's first button in the margin down to its last, with a dot at each heading. On a phone, a
 * short piece stands above each heading. All of it is drawn by pseudo-elements.
 */
export const threaded = style({ vars: { '--thread': color.highlight } })
const drawn = { content: '""', position: 'absolute', forcedColorAdjust: 'none' } as const
const line = '3px solid var(--thread)'
/** In the margin, from the top of a section to its foot. */
export const threadBeside = {
  ...drawn,
  insetBlock: 0,
  left: 'calc(50% - 39rem - 1.5px)',
  borderLeft: line,
} as const
globalStyle(`${threaded} ${section}, ${threaded} ${section} h2`, { position: 'relative' })
globalStyle(`${threaded} ${section}::before`, { '@media': { [media.grid]: threadBeside } })
const dot = { ...drawn, width: 13, height: 13, borderRadius: '50%', background: 'var(--thread)' } as const
export const dotBeside = { ...dot, left: 'calc(-3rem - 6.5px)' } as const
globalStyle(`${threaded} ${section} h2::before`, {
  '@media': {
    screen: { ...dot, top: '-1.625rem', left: -5 },
    [media.grid]: { top: 'calc(0.545em - 6.5px)', left: dotBeside.left },
  },
})
globalStyle(`${threaded} ${section} h2::after`, {
  '@media': {
    'screen and (max-width: 79.99rem)': {
      ...drawn,
      top: '-3.5rem',
      left: 0,
      height: '2rem',
      borderLeft: line,
    },
  },
})
/* What is missing has a dotted thread with a hollow dot. */
export const missing = style({})
globalStyle(`${threaded} ${missing}::before`, {
  '@media': { [media.grid]: { borderLeftStyle: 'dotted', borderColor: color.lineStrong } },
})
globalStyle(`${threaded} ${missing} h2::before`, {
  '@media': { screen: { background: color.paper, border: line } },
})
/* A quarter circle leaves the first button, and one ends in the last. */
const turn = (edge: 'Top' | 'Bottom') => ({
  ...drawn,
  left: 'calc(-3rem - 1.5px)',
  width: '3rem',
  height: '100rem',
  [edge.toLowerCase()]: 'calc(1.75rem - 1.5px)',
  [`border${edge}`]: line,
  borderLeft: line,
  [`border${edge}LeftRadius`]: '3rem',
})
export const leaves = style({ position: 'relative' })
globalStyle(`${threaded} ${leaves}::before`, { '@media': { [media.grid]: turn('Top') } })
export const arrives = style({ position: 'relative' })
globalStyle(`${threaded} ${arrives}::before`, {
  '@media': {
    [media.phone]: {
      ...drawn,
      top: 'calc(1.75rem - 1.5px)',
      right: '100%',
      width: space.gutter,
      borderTop: line,
    },
    [media.grid]: turn('Bottom'),
  },
})
/** The section in which it ends. */
export const lastSection = style({ overflow: 'clip' })
globalStyle(`${threaded} ${lastSection}::before`, { '@media': { [media.grid]: { content: 'none' } } })

/* Without a last button, it ends at the last heading. */
globalStyle(`${threaded} > ${section}:last-child:not(${lastSection})::before`, {
  '@media': { [media.grid]: { bottom: 'auto', height: `calc(${space.section} + 1.5rem)` } },
})

/** At the top of each page of a preview. */
export const previewNote = style({
  padding: `${space.xs} ${space.gutter}`,
  background: color.highlight,
  color: color.onHighlight,
  fontSize: text.small,
  fontWeight: 650,
  textAlign: 'center',
})
