import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, media, radius, space, text } from '../tokens/tokens.css.ts'

export const container = style({ maxWidth: '78rem', marginInline: 'auto', paddingInline: space.gutter })

/*
 * On a slow phone, laying out a whole long page delays its first paint. So sections that are not in view are laid out
 * only after that, before anybody has scrolled, searched, or jumped to them.
 */
const layOutLater = keyframes({ from: { contentVisibility: 'auto' }, to: { contentVisibility: 'auto' } })
export const section = style({
  paddingBlock: space.section,
  containIntrinsicSize: 'auto 45rem',
  animation: `${layOutLater} 300ms`,
})
/* Sections above the target of a link have to have their height at once. */
globalStyle(`:root:has(:target) ${section}`, { animation: 'none' })

/** Two adjacent sections without a background share the space between them. */
export const paper = style({})
globalStyle(`${paper} + ${paper}`, { paddingTop: 0 })

export const sectionTone = styleVariants({
  paper: [paper],
  sunken: { background: color.sunken },
  tint: { background: accentOf.soft },
  amber: {
    background: color.highlight,
    color: color.onHighlight,
    vars: { [color.textMuted]: color.onHighlight },
  },
  band: {
    background: accentOf.band,
    color: color.onBand,
    vars: {
      [color.textMuted]: color.onBandMuted,
      [color.focusRing]: color.highlight,
      [color.line]: 'rgb(255 255 255 / 0.3)',
      [accentOf.text]: color.highlight,
    },
  },
})

export const sectionHead = style({ maxWidth: '46rem', marginBottom: space.xl })

export const intro = style({
  marginTop: space.m,
  fontSize: text.lead,
  lineHeight: 1.5,
  color: color.textMuted,
  maxWidth: '40rem',
})

export const aside = style({ display: 'grid', gap: space.m, marginTop: space.l })
/* On a phone, below the content. */
globalStyle(`${aside}`, { '@media': { [media.phone]: { order: 1 } } })
globalStyle(`:has(> ${aside})`, { '@media': { [media.phone]: { display: 'contents' } } })
globalStyle(`${aside} a`, { display: 'inline-block', paddingBlock: '0.25rem' })

export const eyebrow = style({
  fontSize: text.small,
  fontWeight: 650,
  letterSpacing: '0.04em',
  color: accentOf.text,
  marginBottom: space.m,
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

/** Heading on the left, where it stays in view, and content on the right in wide windows. */
export const split = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: space.xxl } },
})
globalStyle(`${split} > :first-child:not(:last-child)`, {
  '@media': {
    [`${media.desktop} and (min-height: 36rem)`]: { position: 'sticky', top: '7rem', alignSelf: 'start' },
  },
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
