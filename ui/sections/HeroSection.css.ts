import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { actions } from '../layout/layout.css.ts'
import { color, headerHeight, media, shadow, space, text } from '../tokens/tokens.css.ts'

/** A leaf is as wide as the window's right half, up to this. */
const leafSize = 'min(50vw - 0.75rem, 50rem)'
const lowLeaf = 'min(50vw - 0.75rem, 37.5rem)'
const low = media.laptop
const wide = '(min-width: 100rem) and (min-height: 50rem)'

/** Words on the left half of the grid and the object on its right; on a phone below each other. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space.gutter,
  paddingBottom: space.xxl,
  overflowX: 'clip',
  '@media': {
    [media.desktop]: {
      gridTemplate: "'head object' auto 'body object' 1fr / minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space.l,
      paddingInline: `max(${space.gutter}, 50% - 36rem)`,
      paddingBottom: 0,
    },
    [low]: { minHeight: `max(30rem, 100vh - ${headerHeight})` },
  },
})
/** Of all pages but the home page. */
export const inner = style({
  '@media': { [media.desktop]: { minHeight: '44.25rem' }, [wide]: { minHeight: '47.5rem' } },
})
/** Where the parts stand in wide windows: the title over both halves, or the lead beside it. */
export const layout = styleVariants({
  half: {},
  wide: { '@media': { [media.desktop]: { gridTemplateAreas: "'head head' 'body object'" } } },
  poster: { '@media': { [media.desktop]: { gridTemplateAreas: "'head head' 'body object'" } } },
  top: {
    '@media': {
      [media.desktop]: { gridTemplate: "'head body' auto 'object object' 1fr / 1fr 1fr", rowGap: space.xl },
    },
  },
  rows: {
    '@media': {
      [media.desktop]: { gridTemplate: "'head head' auto 'body body' auto 'object object' 1fr / 1fr 1fr" },
    },
  },
  /** A form, wider than its words. */
  form: { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 466fr) minmax(0, 662fr)' } } },
  /** The object is a field from the middle to the window's edge. */
  bleed: {},
})
export const head = style({ '@media': { [media.desktop]: { gridArea: 'head' } } })
/** The title begins at one height on all pages. */
export const crumbs = style({
  minHeight: '3.875rem',
  paddingBlock: '0.875rem 0.75rem',
  '@media': {
    [media.desktop]: { minHeight: '7rem', paddingTop: '1.5rem' },
    [low]: { minHeight: '4.75rem', paddingTop: '1.125rem' },
  },
})
/** Never up to the object. */
export const title = style({ maxWidth: '34.375rem' })
globalStyle(`:is(${layout.wide}, ${layout.poster}, ${layout.rows}) ${title}`, {
  maxWidth: '70rem',
  marginLeft: '-0.03em',
  fontSize: text.poster,
  lineHeight: 0.95,
  letterSpacing: '-0.028em',
  // In two lines, whatever the font.
  '@media': { [media.phone]: { maxWidth: '4.8em' } },
})
globalStyle(`${layout.wide} ${title}`, {
  fontSize: text.large,
  '@media': { [media.phone]: { maxWidth: 'none' } },
})
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: '35.25rem',
  '@media': {
    [media.desktop]: { gridArea: 'body' },
    // The thread ends with the hero, where the next section's begins.
    [media.grid]: { overflowY: 'clip' },
  },
})
globalStyle(`${layout.top} ${body}`, {
  '@media': { [media.desktop]: { paddingTop: '7rem' }, [low]: { paddingTop: '4.75rem' } },
})
export const lead = style({
  maxWidth: '32.125rem',
  marginTop: '1.25rem',
  fontSize: text.lead,
  lineHeight: 1.53,
  textWrap: 'balance',
  color: color.textMuted,
  '@media': { [media.grid]: { marginTop: '1.75rem' }, [low]: { marginTop: '1.25rem' } },
})
globalStyle(`${layout.top} ${lead}`, { '@media': { [media.desktop]: { marginTop: '-0.25rem' } } })
/* They end at the foot of the hero, for the thread. */
globalStyle(`${body} > ${actions}`, {
  marginTop: '1.75rem',
  '@media': {
    [media.phone]: { width: '100%' },
    [media.grid]: { marginTop: '2.25rem' },
    [low]: { marginTop: '1.625rem' },
  },
})
/* Beside a form, the mark is small; on a phone, the form comes first. */
export const smallMark = style({
  width: '16.875rem',
  maxWidth: '100%',
  marginTop: space.xl,
  '@media': { [media.phone]: { display: 'none' }, [low]: { width: '12.5rem' } },
})
export const updated = style({ marginTop: space.m, fontSize: text.small, color: color.textMuted })

export const object = style({
  position: 'relative',
  marginTop: '2.5rem',
  minWidth: 0,
  '@media': { [media.desktop]: { gridArea: 'object', marginTop: 0 } },
})
globalStyle(`${inner} > ${object}`, {
  '@media': {
    [media.desktop]: {
      display: 'grid',
      paddingBlock: 'var(--above) var(--below)',
      vars: { '--above': '7rem', '--below': '3.5rem' },
    },
    [low]: { vars: { '--above': '4.75rem', '--below': '2.75rem' } },
  },
})
globalStyle(`:is(${layout.wide}, ${layout.poster}, ${layout.top}, ${layout.rows}) > ${object}`, {
  '@media': { [media.desktop]: { paddingTop: space.l } },
})

globalStyle(`${layout.bleed} > ${object}`, {
  background: color.gold.field,
  margin: `2.5rem calc(-1 * ${space.gutter}) calc(-1 * ${space.xxl})`,
  '@media': {
    [media.desktop]: {
      // Not in an area, which it would be placed in.
      gridArea: 'auto',
      position: 'absolute',
      inset: '0 0 0 calc(50% - 0.75rem)',
      margin: 0,
      padding: 0,
    },
  },
})
/* Paper on it stands on the grid. */
globalStyle(`${layout.bleed} > ${object} > [role=img]`, {
  padding: `1.75rem ${space.gutter} 0`,
  '@media': {
    [media.desktop]: { padding: `5rem max(${space.gutter}, 100% - 36.75rem) 0 1.5rem` },
    [low]: { paddingTop: '3.375rem' },
  },
})
/* Actions stand beside the lead. */
globalStyle(`${layout.rows} > ${body}:has(${actions})`, {
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space.l,
      maxWidth: 'none',
    },
  },
})
globalStyle(`${layout.rows} ${lead} ~ ${actions}`, { '@media': { [media.desktop]: { gridColumn: 2 } } })

/* A leaf of the mark: a square with one round corner. On a phone, it is the first thing below the header. */
export const leaf = style({
  order: -1,
  height: '8.5rem',
  marginInline: `calc(-1 * ${space.gutter})`,
  vars: { '--round': '8.5rem' },
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      top: 0,
      right: 0,
      width: leafSize,
      height: leafSize,
      margin: 0,
      vars: { '--round': '100%' },
    },
    [low]: { width: lowLeaf, height: lowLeaf },
  },
})
/** The company's is round at its foot, beside the form on it. */
export const amber = style({ rotate: '180deg', color: color.gold.line })
/* Its paper hangs over its lower edge. */
export const withLeaf = style({
  '@media': {
    [media.desktop]: { minHeight: `calc(${leafSize} + 3.5rem)` },
    [low]: { minHeight: `calc(${lowLeaf} + 2.75rem)` },
  },
})
globalStyle(`${withLeaf} > ${object}`, {
  '@media': {
    [media.desktop]: { alignSelf: 'end', justifySelf: 'end', width: 'min(29.125rem, 100%)', padding: 0 },
  },
})
export const formSheet = style({ position: 'relative' })
globalStyle(`${withLeaf} > ${object}:has(${formSheet})`, {
  '@media': {
    [media.desktop]: { width: '100%', alignSelf: 'start', paddingBlock: '7rem 3.5rem' },
    [low]: { paddingTop: '2.25rem' },
  },
})
globalStyle(`${layout.form} > ${object}`, {
  '@media': { [media.desktop]: { paddingTop: '4.5rem' }, [low]: { paddingTop: '2rem' } },
})
globalStyle(`${formSheet} form`, {
  maxWidth: 'none',
  border: 0,
  borderRadius: 0,
  boxShadow: shadow.sheet,
  '@media': { [media.desktop]: { padding: '1.75rem 2rem' } },
})

/** The hero's whole ground. */
const dark = { ink: color.onBand, lead: color.onBandMuted, bright: color.highlight, on: color.onHighlight }
const grounds = {
  digital: { ground: color.mission.band, pattern: color.mission.pattern, ...dark },
  story: { ground: color.nonprofit.band, pattern: 'rgb(247 176 203 / 0.5)', ...dark },
  fundraising: {
    ground: color.gold.field,
    pattern: color.gold.line,
    ink: color.gold.text,
    lead: color.gold.lead,
    bright: color.gold.fill,
    on: color.gold.onFill,
  },
} as const
export const field = styleVariants(grounds, ({ ground, ink, lead: leadInk, pattern, bright }) => ({
  background: ground,
  color: ink,
  vars: {
    [color.textMuted]: leadInk,
    [color.lineStrong]: leadInk,
    [color.focusRing]: ink,
    '--line': pattern,
    '--thread': bright,
  },
}))
for (const [name, { bright, on }] of Object.entries(grounds)) {
  const ground = field[name as keyof typeof grounds]
  globalStyle(`${ground} ${actions} > a:not(:first-child), ${ground} nav a`, { color: 'inherit' })
  globalStyle(`${ground} ${actions} > a:first-child`, { background: bright, color: on })
}

/** Light grounds without a pattern. */
export const quiet = styleVariants({
  sunken: { background: color.sunken },
  calendar: { background: color.amberSoft },
  nonprofit: { background: color.nonprofit.soft },
  islamic: { background: color.islamic.soft },
  climate: { background: color.climate.soft },
})

/** The pattern of a field. It is never behind words: it fades in from the middle on. */
export const backdrop = style({
  position: 'absolute',
  inset: '50% 0 0',
  zIndex: 0,
  overflow: 'clip',
  color: 'var(--line)',
  maskImage: 'linear-gradient(to bottom, transparent 8%, #000 32%)',
  WebkitMaskImage: 'linear-gradient(to bottom, transparent 8%, #000 32%)',
  '@media': {
    [media.desktop]: {
      inset: '0 0 0 48%',
      maskImage: 'linear-gradient(to right, transparent, #000 27%)',
      WebkitMaskImage: 'linear-gradient(to right, transparent, #000 27%)',
    },
    [media.forced]: { display: 'none' },
    print: { display: 'none' },
  },
})
/* The story's threads cross behind its paper, and end at the hero's lower edge. */
globalStyle(`${backdrop} > svg:not(:has(circle))`, {
  '@media': {
    [media.desktop]: { position: 'absolute', inset: 'auto 0 0 auto', width: 'calc(96.15% - 0.75rem)' },
  },
})
globalStyle(`${hero} > :is(${head}, ${body}, ${object})`, { zIndex: 1 })
globalStyle(`${hero} > :is(${head}, ${body})`, { position: 'relative' })

/** The home page's poster: three lines of the headline set the width of their column. */
export const home = style({
  vars: { '--size': 'clamp(2.625rem, 5.55 * var(--vw), 5rem)' },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'calc(10.3 * var(--size)) minmax(0, 1fr)',
      minHeight: '42rem',
      paddingRight: 0,
    },
    [low]: { vars: { '--size': 'min(4.125rem, 5.3vw)' } },
  },
})
globalStyle(`${home} > ${head}`, {
  paddingTop: '1.5rem',
  '@media': { [media.desktop]: { paddingTop: '8.75rem' }, [low]: { paddingTop: '5rem' } },
})
globalStyle(`${home} ${title}`, { maxWidth: 'none', fontSize: 'var(--size)', lineHeight: 0.98 })
globalStyle(`${home} > ${object} > *`, { minHeight: '25rem' })
globalStyle(`${home} > ${object}`, {
  overflow: 'hidden',
  marginInline: `calc(-1 * ${space.gutter})`,
  borderTopLeftRadius: '6rem',
  '@media': { [media.desktop]: { marginInline: 0 } },
})
