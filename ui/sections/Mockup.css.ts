import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, font, media, radius, shadow, space } from '../tokens/tokens.css.ts'

export const sheets = style({
  display: 'grid',
  gap: space.l,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' } },
})
export const sheet = style({
  margin: 0,
  maxWidth: '38rem',
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.m,
})
export const label = style({
  padding: `${space.s} ${space.l}`,
  fontSize: '0.875rem',
  fontWeight: 650,
  background: color.sunken,
  borderBottom: `1px solid ${color.line}`,
})
export const better = style({
  borderColor: accentOf.fill,
  boxShadow: shadow.raised,
})
globalStyle(`${better} > ${label}`, { background: accentOf.soft, color: accentOf.text })
export const parts = style({
  display: 'grid',
  gap: space.s,
  padding: space.l,
  overflowWrap: 'anywhere',
})
const box = { border: `1px solid ${color.lineStrong}`, borderRadius: radius.s } as const
export const part = styleVariants({
  title: {
    fontFamily: font.display,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    selectors: { '&:not(:first-child)': { marginTop: space.s } },
  },
  text: {},
  /** A field that waits to be filled in. */
  field: { ...box, padding: `${space.xs} ${space.s}`, color: color.textMuted },
  choice: {
    display: 'flex',
    gap: space.s,
    '::before': {
      ...box,
      borderRadius: '0.25rem',
      content: '""',
      flex: 'none',
      width: '1.125rem',
      height: '1.125rem',
      marginTop: '0.25rem',
    },
  },
  button: {
    justifySelf: 'start',
    padding: `${space.xs} ${space.l}`,
    borderRadius: radius.pill,
    fontWeight: 650,
    background: accentOf.fill,
    color: accentOf.on,
  },
})
