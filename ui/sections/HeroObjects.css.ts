import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'

/** Small words among large ones. */
const plain = { fontFamily: font.body, fontSize: text.small, letterSpacing: 0 } as const
const display = { fontFamily: font.display, fontWeight: 500, letterSpacing: '-0.018em' } as const

/* Statements, set large. */
export const statements = style({ display: 'grid' })
export const statement = style({ ...display, fontSize: '2.375rem', lineHeight: 1.2 })
globalStyle(`${statement} s`, {
  color: color.textMuted,
  textDecoration: `line-through 3px ${color.highlight}`,
})
export const label = style({ ...plain, display: 'block', paddingBlock: '0.25rem 0.5rem', fontWeight: 600 })
globalStyle(`${statement}:not(:first-child) > ${label}`, { paddingTop: space.xl })
globalStyle(`${statements}:not(:has(${label})) > li`, {
  display: 'grid',
  alignItems: 'baseline',
  gap: `0 ${space.l}`,
  paddingBlock: '0.625rem 0.875rem',
  borderTop: `1.5px solid ${color.lineStrong}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', fontSize: '2.75rem' } },
})
globalStyle(`${statements}:not(:has(${label})) > li:last-child`, {
  borderBottom: `1.5px solid ${color.lineStrong}`,
})
export const note = style({ ...plain, fontSize: text.lead, fontWeight: 400, color: color.textMuted })
/** Below the lead: smaller, with the notes at the right edge. */
export const facts = style({ alignSelf: 'stretch', marginTop: space.l, maxWidth: '29rem' })
globalStyle(`${facts} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  ...display,
  fontSize: text.h3,
  paddingBlock: '0.75rem',
  borderTop: `1px solid ${color.line}`,
})
globalStyle(`${facts} > li:last-child`, { borderBottom: `1px solid ${color.line}` })
globalStyle(`${facts} ${note}`, { fontSize: text.body })

/* The audiences' leaves. */
export const leaves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1rem',
  '@media': { [media.desktop]: { gap: space.l } },
})
export const leaf = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  '@media': { [media.phone]: { fontSize: text.small } },
})
export const leafShape = style({
  aspectRatio: '1',
  order: -1,
  marginBottom: space.xs,
  vars: { '--round': '100%' },
  '@media': { [media.desktop]: { order: 'initial', margin: `${space.s} 0 0` } },
})
export const leafLink = style({
  ...display,
  fontSize: text.h3,
  lineHeight: 1.2,
  textDecoration: 'none',
  '@media': { [media.phone]: { fontSize: '1.0625rem' } },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: '0.05em' } },
})
export const leafText = style({ fontSize: text.small, color: color.textMuted })

/* Halves and cells reach from the middle to the window's right edge. */
const paddingRight = `max(${space.gutter}, 100% - 36.75rem)`
export const halves = style({ display: 'grid', height: '100%', gridTemplateRows: '1fr 1fr' })
export const half = style({
  padding: `1.5rem ${space.gutter}`,
  '@media': {
    [media.desktop]: { padding: `1.75rem ${paddingRight} 1rem 1.5rem` },
    [media.laptop]: { paddingBlock: '1rem 0.5rem' },
  },
})
export const halfOf = styleVariants({
  digital: {
    background: color.mission.band,
    color: color.onBand,
    vars: { '--line': 'rgb(255 255 255 / 0.24)', [color.focusRing]: color.highlight },
  },
  fundraising: {
    background: color.gold.field,
    color: color.gold.text,
    vars: { '--line': color.gold.line, [color.focusRing]: color.gold.text },
  },
})
export const halfTitle = style({ fontSize: text.small, fontWeight: 500, lineHeight: 1.5 })
export const service = style({
  position: 'relative',
  selectors: { '&:not(:first-child)': { borderTop: '1px solid var(--line)' } },
})
globalStyle(`${service} > a`, {
  ...display,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
  minHeight: '3.375rem',
  paddingBlock: '0.5rem',
  fontSize: '1.5rem',
  lineHeight: 1.13,
  textDecoration: 'none',
  '@media': {
    [media.desktop]: { fontSize: '1.875rem' },
    [media.laptop]: { fontSize: '1.625rem', minHeight: '2.75rem' },
  },
})
globalStyle(`${service} > a:hover`, { textDecoration: 'underline', textDecorationThickness: '0.05em' })

/* Twelve problems, four in a row of their audience's color. */
const inset = `min(${space.l}, ${space.gutter})`
export const cells = style({
  display: 'grid',
  height: '100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(9.5rem, 1fr)',
  color: color.onBand,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: '1fr' } },
})
export const cell = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.m,
  padding: inset,
  background: accentOf.band,
  borderTop: `1px solid ${accentOf.fill}`,
  ...display,
  fontSize: '1.25rem',
  lineHeight: 1.18,
  textWrap: 'balance',
  selectors: { '&:not(:nth-child(odd))': { borderLeft: `1px solid ${accentOf.fill}` } },
  '@media': {
    [media.desktop]: {
      selectors: { '&:not(:nth-child(4n + 1))': { borderLeft: `1px solid ${accentOf.fill}` } },
    },
    [media.laptop]: { fontSize: '1.125rem' },
  },
})
export const number = style({ fontSize: '1.875rem', lineHeight: 1, color: accentOf.pattern })
export const group = style({
  ...plain,
  position: 'absolute',
  top: inset,
  right: inset,
  lineHeight: '1.875rem',
  color: accentOf.pattern,
})

/* Six rules of the house. */
export const numerals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space.xl} ${space.l}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})
export const numeral = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  textDecoration: 'none',
  fontWeight: 600,
  lineHeight: 1.3,
  '@media': { [media.phone]: { fontSize: text.small } },
})
globalStyle(`${numeral} > b`, {
  ...display,
  paddingBlock: '0.06em',
  marginBottom: space.s,
  borderBottom: `3px solid ${color.highlight}`,
  fontSize: '5.25rem',
  lineHeight: 0.95,
  textIndent: '-0.055em',
  color: accentOf.text,
  '@media': { [media.desktop]: { fontSize: 'min(11rem, 12vw)' }, [media.laptop]: { fontSize: '8rem' } },
})
globalStyle(`${numeral}:hover`, { textDecoration: 'underline' })
