import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, media, space, text } from '../tokens/tokens.css.ts'

export const footer = style({
  background: color.sunken,
  borderTop: `1px solid ${color.line}`,
  paddingBlock: `clamp(${space.l}, 4vw, ${space.xxl}) ${space.l}`,
})

export const columns = style({
  display: 'grid',
  gap: space.xl,
  '@media': {
    [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: `${space.l} ${space.m}`, fontSize: text.small },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '1.5fr 1fr 1fr 1fr' },
  },
})
export const about = style({
  maxWidth: '24rem',
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [media.phone]: { gridColumn: '1 / -1', maxWidth: 'none', gap: space.xs } },
})
/** On a phone, as wide as the footer, in two columns. */
export const wide = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
globalStyle(`${wide} > ul`, { '@media': { [media.phone]: { columns: 2, columnGap: space.m } } })
export const direct = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.l })
export const aboutText = style({ color: color.textMuted })
export const heading = style({
  fontFamily: font.body,
  fontSize: text.body,
  fontWeight: 650,
  letterSpacing: 0,
  lineHeight: 1.4,
  marginBottom: space.xs,
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingBlock: '0.3125rem',
  lineHeight: 1.25,
  color: color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, textDecoration: 'underline' },
    '&[aria-current=page]': { color: color.text, textDecoration: 'underline' },
  },
})
export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  alignItems: 'center',
  marginTop: space.xl,
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.textMuted,
})
/* It is in the fixed header already. */
globalStyle(`${about} > :first-child`, { '@media': { [media.phone]: { display: 'none' } } })
