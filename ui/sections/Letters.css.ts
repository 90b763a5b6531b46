import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, shadow, space } from '../tokens/tokens.css.ts'

export const letter = style({ borderTop: `1px solid ${color.line}` })
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space.l}`,
  alignItems: 'baseline',
  paddingBlock: space.m,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto' } },
})
globalStyle(`${summary} > svg`, { gridRow: 1, gridColumn: -2, alignSelf: 'start' })
globalStyle(`${letter}[open] > ${summary} > svg`, { rotate: '180deg' })
export const title = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7 * var(--vw), 1.75rem)',
})
export const when = style({
  color: color.textMuted,
  '@media': { '(max-width: 63.99rem)': { gridColumn: 1 } },
})
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.l}`,
  paddingBottom: space.l,
  fontSize: '0.9375rem',
  '@media': { print: { display: 'none' } },
})
/* On paper, the words to change have brackets instead of a tint. */
globalStyle(`${letter} mark::before`, { '@media': { print: { content: '"["' } } })
globalStyle(`${letter} mark::after`, { '@media': { print: { content: '"]"' } } })
export const yours = style({ '@media': { [media.desktop]: { marginLeft: 'auto' } } })

/** The words to change. */
globalStyle(`${letter} mark`, {
  padding: '0 0.15em',
  // A light tint of the highlight, on white and on dark paper.
  background: 'rgb(244 177 62 / 0.35)',
  color: 'inherit',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media': { print: { padding: 0 } },
})

/* The letter is a paper on the left; each reason stands on the right, level with its paragraph. */
const sheetWidth = '33.75rem'
const columns = `minmax(0, ${sheetWidth}) minmax(0, 1fr)`
/** The shadow of one sheet behind all paragraphs. */
export const lines = style({
  position: 'relative',
  zIndex: 0,
  marginBottom: space.xxl,
  '::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, boxShadow: shadow.raised },
})
globalStyle(`${lines}::before`, { '@media': { [media.desktop]: { width: sheetWidth } } })
export const head = style({
  display: 'grid',
  padding: `${space.l} ${space.xl} 0`,
  background: color.surface,
  fontFamily: font.display,
  fontSize: '1.125rem',
  '@media': { [media.desktop]: { width: sheetWidth }, [media.phone]: { paddingInline: space.l } },
})
globalStyle(`${head} > span`, {
  marginTop: space.s,
  paddingBottom: space.s,
  borderBottom: `1px solid ${color.line}`,
  fontSize: '1rem',
})
export const line = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: columns, columnGap: 0 } },
})
globalStyle(`${line} > :first-child`, {
  padding: `${space.m} ${space.xl} ${space.xs}`,
  background: color.surface,
  fontSize: '1.125rem',
  '@media': { [media.phone]: { paddingInline: space.l } },
})
globalStyle(`${line}:last-child > :first-child`, { paddingBottom: space.xl })
export const reason = style({
  position: 'relative',
  '@media': {
    // Below its paragraph, inside the paper.
    '(max-width: 63.99rem)': {
      boxShadow: `inset 0.1875rem 0 0 ${color.highlight}`,
      backgroundColor: color.sunken,
      padding: `${space.s} ${space.l}`,
    },
    [media.desktop]: { padding: `${space.m} 0 ${space.m} 5rem` },
  },
})
globalStyle(`${reason}::before`, {
  '@media': {
    [media.desktop]: {
      content: '""',
      position: 'absolute',
      top: '1.75em',
      left: '-0.375rem',
      width: '4.375rem',
      height: '0.75rem',
      background: `radial-gradient(circle at 0.375rem, ${color.highlight} 0.375rem, transparent 0.4rem), linear-gradient(${color.highlight} 0 0) 0 50% / 100% 2px no-repeat`,
      forcedColorAdjust: 'none',
    },
  },
})
globalStyle(`${reason} > strong`, {
  display: 'block',
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: '1.25rem',
  lineHeight: 1.3,
})
