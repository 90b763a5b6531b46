import { globalStyle, style } from '@vanilla-extract/css'
import { disc } from '../paper/Sheet/Sheet.css.ts'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

export const stop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  paddingBlock: space.xxl,
  borderTop: `1px solid ${color.text}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '5rem' } },
})
export const screen = style({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  '@media': {
    [`${media.desktop} and (min-height: 36rem)`]: { position: 'sticky', top: '7.5rem', alignSelf: 'start' },
  },
})
export const name = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.875rem, 1.5rem + 1.6 * var(--vw), 3rem)',
  lineHeight: 1.05,
})
export const text = style({ maxWidth: '30rem', color: color.textMuted })
globalStyle(`${screen} > figure`, {
  marginTop: space.m,
  '@media': { [media.desktop]: { fontSize: '1.1875rem', lineHeight: 1.45 } },
})

/** The line on which the findings stand. */
export const findings = style({
  display: 'grid',
  gap: space.xxl,
  marginLeft: '1.375rem',
  borderLeft: `2px solid ${color.text}`,
})
export const finding = style({ position: 'relative', paddingLeft: '2.5rem' })
export const number = style([
  disc,
  {
    position: 'absolute',
    left: 'calc(-1.375rem - 1px)',
    width: '2.75rem',
    height: '2.75rem',
    fontSize: '1.25rem',
    boxShadow: `0 0 0 6px ${color.paper}`,
  },
])
export const title = style({
  paddingTop: '0.25rem',
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7 * var(--vw), 1.875rem)',
  lineHeight: 1.15,
})
export const fields = style({
  display: 'grid',
  gap: `${space.xs} ${space.l}`,
  marginTop: space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
})
globalStyle(`${fields} > dt`, { color: accentOf.text, fontWeight: 650 })
globalStyle(`${fields} > dd + dt`, { '@media': { [media.phone]: { marginTop: space.xs } } })
globalStyle(`${fields} > dd:last-child`, { fontWeight: 650 })
