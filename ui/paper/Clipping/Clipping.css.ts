import { style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { font, media } from '../../tokens/tokens.css.ts'
import { paper } from '../paper.css.ts'

/** Around the cut shape. */
export const shadow = style({
  width: '100%',
  maxWidth: '35.25rem',
  filter: 'drop-shadow(0 18px 24px rgb(10 12 20 / 0.24))',
  '@media': { print: { filter: 'none' } },
})
export const clipping = style([
  paper,
  {
    padding: '1.75rem clamp(1.25rem, 7%, 2.125rem) 2.5rem',
    clipPath: 'polygon(1% 2%, 99% 0, 100% 97%, 52% 100%, 0 96%)',
    '@media': { [media.forced]: { clipPath: 'none' }, print: { clipPath: 'none' } },
  },
])
export const masthead = style({
  paddingBottom: '0.875rem',
  borderBottom: `4px double ${light.text}`,
  fontFamily: font.display,
  fontSize: '1.5rem',
  lineHeight: 1.1,
  textAlign: 'center',
})
export const headline = style({
  marginBlock: '0.75rem 1.25rem',
  fontFamily: font.display,
  fontSize: 'clamp(2.125rem, 1.7rem + 1.6 * var(--vw), 3rem)',
  fontWeight: 500,
  lineHeight: 0.98,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})
export const story = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '1rem',
  height: 'min(14.5rem, 30vh)',
})
export const picture = style({
  width: '100%',
  height: '100%',
  background: light.climate.soft,
  fill: 'none',
  stroke: light.climate.text,
  strokeWidth: 1.8,
})
export const text = style({ background: `repeating-linear-gradient(#cfc6b6 0 6px, transparent 6px 15px)` })
export const strong = style({ marginTop: '1rem', fontWeight: 600 })
export const next = style({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.2em' })
