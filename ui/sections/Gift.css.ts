import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { color, font, media, space, text } from '../tokens/tokens.css.ts'

/** The line's place: in the gutter of small windows, at the grid's outer edge in wide ones. */
const line = 'max(0.5rem, 50% - 39rem)'
const onLine = { content: '""', position: 'absolute', left: line } as const

export const gift = style({ overflow: 'clip' })
export const rail = style({
  position: 'relative',
  paddingTop: space.section,
  '::before': { ...onLine, insetBlock: 0, borderLeft: `2px solid ${color.line}` },
  '::after': { ...onLine, insetBlock: 0, borderLeft: `2px solid ${color.text}`, transformOrigin: 'top' },
})
const ink = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'none' } })
/* The ink ends at the bead, which stays at this height of the window. */
const bead55 = '55vh'
globalStyle(`${rail}::after`, {
  '@media': {
    [media.motion]: {
      '@supports': {
        '(animation-timeline: view())': {
          animation: `${ink} linear both`,
          animationTimeline: 'view()',
          animationRange: `cover calc(0% + 45vh) cover calc(100% - ${bead55})`,
        },
      },
    },
  },
})
export const bead = style({
  position: 'sticky',
  zIndex: 2,
  display: 'block',
  top: bead55,
  left: 0,
  height: 0,
  '::before': {
    ...onLine,
    width: '0.875rem',
    height: '0.875rem',
    margin: '-0.4375rem 0 0 calc(-0.4375rem + 1px)',
    borderRadius: '50%',
    background: color.highlight,
    boxShadow: `0 0 0 4px ${color.paper}`,
    forcedColorAdjust: 'none',
  },
})
export const heading = style({ maxWidth: '14em', fontSize: text.h1 })
export const station = style({
  position: 'relative',
  display: 'grid',
  gap: space.l,
  paddingBlock: 'clamp(1.5rem, 2vw, 1.75rem)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gap: space.xxl,
      alignItems: 'center',
    },
  },
})
export const words = style({ display: 'grid', gap: space.s, maxWidth: '27rem', alignContent: 'center' })
export const when = style({ fontSize: text.small, fontWeight: 650, letterSpacing: '0.04em' })
export const title = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.75rem, 1.5rem + 1.1 * var(--vw), 2.5rem)',
  fontWeight: 500,
  lineHeight: 1.1,
})
/** At its real size; the sheets stand in turn further right and further left. */
export const paper = style({
  width: 'min(100%, 34rem)',
  fontSize: 'clamp(1.125rem, 1rem + 0.4vw, 1.375rem)',
  lineHeight: 1.4,
  '@media': { [media.desktop]: { justifySelf: 'end' } },
})
globalStyle(`${station}:nth-of-type(odd) > ${paper}`, {
  '@media': { [media.desktop]: { justifySelf: 'center' } },
})

/** Nothing for five months: the line is missing, until the choice fills it. Without `:has()`, it is whole. */
export const hole = style({ display: 'none' })
globalStyle(`${station}:has(:checked) > ${hole}`, {
  display: 'block',
  position: 'absolute',
  zIndex: 1,
  insetBlock: '22%',
  left: '-0.125rem',
  width: '1.25rem',
  background: color.paper,
  '@media': { [media.menus]: { left: '-0.5rem' } },
})
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginTop: space.s })
globalStyle(`${choice} > label`, {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: '2.75rem',
  fontWeight: 600,
  cursor: 'pointer',
})
globalStyle(`${choice} input`, {
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: color.mission.fill,
})
export const filled = style({ display: 'grid', gap: space.m, padding: space.m, fontFamily: font.display })
globalStyle(`${filled} > li`, {
  position: 'relative',
  paddingLeft: '2rem',
  borderBottom: `1px dashed ${color.lineStrong}`,
})
globalStyle(`${filled} > li::before`, {
  content: '""',
  position: 'absolute',
  left: 0,
  top: '0.35em',
  width: '0.875rem',
  height: '0.875rem',
  borderRadius: '50%',
  border: `2px dashed ${color.lineStrong}`,
})
globalStyle(`${station}:has(label:first-child > :checked) li > span`, { visibility: 'hidden' })
globalStyle(`${station}:has(label + label > :checked) > ${hole}`, { display: 'none' })
globalStyle(`${station}:has(label + label > :checked) li::before`, { border: 0, background: color.highlight })

/** December: the line fans out over the band. */
export const end = style([sectionTone.band, { position: 'relative' }])
export const fan = style({
  width: '100%',
  marginLeft: '0.5rem',
  fill: 'none',
  stroke: color.highlight,
  strokeWidth: 1.6,
  '@media': {
    [media.menus]: {
      position: 'absolute',
      left: line,
      top: '14rem',
      marginLeft: 0,
      width: '78rem',
      overflow: 'visible',
    },
  },
})
globalStyle(`${fan} > path`, { vectorEffect: 'non-scaling-stroke' })
export const last = style({
  position: 'relative',
  display: 'grid',
  gap: space.l,
  paddingBlock: `0 ${space.section}`,
  '@media': { [media.menus]: { minHeight: '42rem', alignContent: 'start', paddingTop: space.xl } },
})
globalStyle(`${last} > div`, { display: 'grid', justifyItems: 'start', gap: space.s, maxWidth: '34rem' })
/** In its middle, in wide windows. */
export const ring = style({ textWrap: 'balance' })
globalStyle(`${last} > ${ring}`, {
  '@media': {
    [media.menus]: {
      position: 'absolute',
      left: '62.75rem',
      top: '26.5rem',
      width: '17rem',
      justifyItems: 'center',
      translate: '-50% -50%',
    },
  },
})

/** The first station stands in the hero. */
export const first = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: space.m,
  // Clear of the tile's round corner.
  '@media': { [media.desktop]: { paddingTop: space.xxl } },
})
export const firstPaper = style({
  display: 'grid',
  gap: space.xs,
  justifyItems: 'start',
  width: 'min(100%, 15rem)',
  padding: 'clamp(0.625rem, 1.3vw, 1.25rem)',
  fontSize: 'clamp(0.875rem, 0.7rem + 0.4vw, 1.125rem)',
  lineHeight: 1.15,
})
export const amount = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.75rem, 5vw, 4.5rem)',
  lineHeight: 1,
})
