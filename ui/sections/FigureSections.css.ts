import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateAreas: "'value' 'label' 'counted'",
  columnGap: space.xxl,
  alignItems: 'center',
  paddingBlock: space.s,
  borderTop: `1px solid ${color.text}`,
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.text}` } },
  '@media': {
    [media.tablet]: { gridTemplate: "'value label' 1fr 'value counted' 1fr / minmax(0, 5fr) minmax(0, 7fr)" },
    [media.desktop]: { gridTemplate: "'value label counted' / minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)" },
  },
})
export const value = style({
  gridArea: 'value',
  fontFamily: font.display,
  fontSize: 'clamp(3.5rem, 1.5rem + 8 * var(--vw), 10.5rem)',
  // The digits stand in the middle between the rules.
  lineHeight: 0.8,
  paddingTop: '0.24em',
  letterSpacing: '-0.02em',
  // The digits begin below the labels, not right of them.
  textIndent: '-0.04em',
  color: accentOf.text,
  fontVariantNumeric: 'lining-nums tabular-nums',
  whiteSpace: 'nowrap',
})
/** Not reached yet. */
export const goal = style({
  // The fill hides the inner half of the stroke, and with it the outlines inside a digit.
  WebkitTextStroke: `0.05em ${accentOf.text}`,
  WebkitTextFillColor: color.paper,
  paintOrder: 'stroke fill',
})
export const empty = style({ fontSize: '0.3em', lineHeight: 1, letterSpacing: 0, color: color.textMuted })
const small = { fontFamily: font.body, fontWeight: 650, letterSpacing: 0 } as const
export const plus = style({ ...small, fontSize: '0.5em', verticalAlign: '0.4em' })
export const times = style({ ...small, fontSize: '0.62em' })
/** Below its figure where the line is too short. */
export const unit = style({ ...small, fontSize: 'max(1rem, 0.22em)', whiteSpace: 'normal' })
export const label = style({
  gridArea: 'label',
  fontFamily: font.display,
  fontSize: 'clamp(1.25rem, 1rem + 0.8 * var(--vw), 1.625rem)',
  lineHeight: 1.2,
  textWrap: 'balance',
  '@media': { [media.tablet]: { alignSelf: 'end' }, [media.desktop]: { alignSelf: 'center' } },
})
/** In each row, or once above them. */
export const counted = style({
  gridArea: 'counted',
  fontSize: text.small,
  color: color.textMuted,
  '@media': { [media.tablet]: { alignSelf: 'start' }, [media.desktop]: { alignSelf: 'center' } },
})
export const points = style({ maxWidth: '44rem', marginTop: space.xl })

export const figure = style({
  maxWidth: '52rem',
  paddingLeft: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderLeft: `4px solid ${accentOf.fill}`,
})
export const quote = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.5 * var(--vw), 2.25rem)',
  lineHeight: 1.3,
  letterSpacing: '-0.01em',
})
export const role = style({ marginTop: space.l, color: color.textMuted })
/** The quote, with the way to the whole story at its right where there is room. */
export const belowFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.xl,
  marginTop: space.xl,
})
globalStyle(`${belowFigures} > ${figure}`, { flex: '1 1 32rem' })
globalStyle(`p${counted}`, { marginBottom: space.m })
