import { globalStyle, style } from '@vanilla-extract/css'
import { dotBeside, section, sectionTone, threadBeside, threaded } from '../layout/layout.css.ts'
import { color, font, media, space, text } from '../tokens/tokens.css.ts'

export const gift = style([section, { paddingBottom: 0, overflow: 'clip' }])

/** Words on the left half, and what they are about from the middle on. */
export const station = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingTop: space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '466fr 564fr',
      justifyContent: 'space-between',
      columnGap: '7.6%',
      alignItems: 'center',
    },
  },
})
/* In the tone of the page, the thread has a dot at each station. */
export const words = style({ position: 'relative', display: 'grid', gap: space.xs, alignContent: 'center' })
globalStyle(`${threaded} ${words}::before`, { '@media': { [media.grid]: { ...dotBeside, top: '2.375rem' } } })
export const when = style({ fontSize: text.small, fontWeight: 500 })
export const title = style({ fontSize: `min(${text.h2}, 2.25rem)` })
/** Nothing for five months: the thread is dotted, and its dot hollow. */
export const gap = style({})
export const hole = style({ display: 'none' })
globalStyle(`${threaded} ${hole}`, {
  '@media': {
    [media.grid]: {
      display: 'block',
      position: 'absolute',
      insetBlock: '3.5rem 0',
      left: 'calc(50% - 39rem - 1.5px)',
      width: 3,
      background: color.paper,
      borderLeft: `3px dotted ${color.lineStrong}`,
    },
  },
})
globalStyle(`${threaded} ${gap} ${words}::before`, {
  background: color.paper,
  border: `3px solid ${color.highlight}`,
})

/** At its real size, on an amber leaf that turns from station to station. */
export const paper = style({ position: 'relative', paddingBlock: space.l })
globalStyle(`${paper} > figure`, { maxWidth: 'min(29.125rem, 100%)', minHeight: 0, aspectRatio: 'auto' })
export const leaf = style({
  position: 'absolute',
  right: `calc(-1 * ${space.gutter})`,
  bottom: 0,
  width: 'min(23rem, 48%)',
  aspectRatio: '1',
  vars: { '--round': '100%' },
  '@media': { [media.desktop]: { right: 0, width: '23rem' } },
})
globalStyle(`${station}:nth-of-type(3) ${leaf}`, { rotate: '90deg' })
globalStyle(`${station}:nth-of-type(4) ${leaf}`, { rotate: '180deg' })

/** How the five months go: usually, or as we set them up. */
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginTop: space.s })
globalStyle(`${choice} > label:has(:checked)`, {
  background: color.mission.fill,
  borderColor: color.mission.fill,
  color: color.onBand,
})

export const calendar = style({ marginTop: space.s, padding: 'clamp(1.25rem, 5%, 2rem)' })
/** Five months: in columns, or on a phone in rows. */
export const months = style({
  display: 'grid',
  marginTop: space.m,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
export const month = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem 1fr',
  fontSize: text.small,
  minHeight: '2.75rem',
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: {
      gridTemplate: 'auto minmax(5.5rem, 1fr) / 1fr',
      borderTop: 0,
      borderLeft: `1px solid ${color.line}`,
      fontSize: text.label,
    },
  },
})
globalStyle(`${month} > *`, { padding: '0.5rem' })
globalStyle(`${month} > b`, {
  fontWeight: 600,
  lineHeight: 1.35,
  background: color.highlight,
  color: color.onHighlight,
})
globalStyle(`${month}:last-child > b`, { background: color.mission.fill, color: color.onBand })
globalStyle(`${station}:has(label + label > :checked) ${month}:not(:last-child) > b`, {
  visibility: 'hidden',
})

/** December: twelve lines leave the thread. */
export const end = style([
  sectionTone.band,
  {
    position: 'relative',
    marginTop: '7rem',
    paddingBlock: `${space.section} 4rem`,
    '@media': { [media.desktop]: { paddingTop: '8rem' } },
  },
])
export const last = style({ maxWidth: '35rem' })
globalStyle(`${last} > h3`, { fontSize: text.close })
/* The thread comes down to the lines. */
globalStyle(`${threaded} ${end}::before`, {
  '@media': { [media.grid]: { ...threadBeside, insetBlock: '0 12rem' } },
})
export const fan = style({
  display: 'none',
  fill: 'none',
  stroke: color.highlight,
  strokeWidth: 2,
  '@media': {
    [media.grid]: {
      display: 'block',
      width: '75rem',
      height: '12.75rem',
      margin: '3.5rem 0 0 -3rem',
      overflow: 'visible',
    },
  },
})
/** The months stand from the middle on, each at the end of its line. */
export const letters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, 1fr)',
  marginTop: space.xl,
  fontWeight: 600,
  textAlign: 'center',
  '@media': { [media.grid]: { width: '35.25rem', margin: '0 0 0 auto' } },
})
globalStyle(`${letters} > *`, { fontStyle: 'normal' })
globalStyle(`${letters} > ::before`, {
  content: '""',
  display: 'block',
  width: 15,
  height: 15,
  margin: '0 auto 0.25rem',
  borderRadius: '50%',
  background: color.highlight,
  forcedColorAdjust: 'none',
})

/** The first station stands in the hero. */
export const first = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  // Clear of the tile's round corner.
  '@media': { [media.desktop]: { paddingTop: space.l } },
})
export const firstPaper = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  padding: 'clamp(0.75rem, 1.3vw, 1.25rem)',
  lineHeight: 1.15,
})
globalStyle(`${firstPaper} > :first-child`, { fontSize: 'clamp(1.125rem, 1.65vw, 1.5rem)' })
export const amount = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.75rem, 5vw, 4.5rem)',
  lineHeight: 1,
})
