import { style } from '@vanilla-extract/css'
import { color, font, media, space, text } from '../tokens/tokens.css.ts'

export const footer = style({
  background: color.sunken,
  borderTop: `1px solid ${color.line}`,
  paddingBlock: `${space.xxl} ${space.xl}`,
})

export const columns = style({
  display: 'grid',
  gap: space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '1.5fr 1fr 1fr 1fr' },
  },
})
export const about = style({ maxWidth: '24rem', display: 'grid', gap: space.m, justifyItems: 'start' })
export const aboutText = style({ color: color.textMuted })
export const heading = style({
  fontFamily: font.body,
  fontSize: text.body,
  fontWeight: 650,
  letterSpacing: 0,
  lineHeight: 1.4,
  marginBottom: space.s,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&[aria-current=page]': { color: color.text, fontWeight: 650 },
  },
})
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  alignItems: 'center',
  marginTop: space.xxl,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.textMuted,
})
