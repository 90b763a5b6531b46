import { style } from '@vanilla-extract/css'
import { paddedBox } from '../layout/layout.css.ts'
import { accentOf, color, font, media, space } from '../tokens/tokens.css.ts'

export const prose = style({ display: 'grid', gap: '1.1em', maxWidth: '42rem' })
export const points = style({ display: 'grid', alignContent: 'start', gap: space.s })
export const point = style({
  position: 'relative',
  paddingLeft: '1.75rem',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.55em',
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: '50%',
    background: accentOf.fill,
    forcedColorAdjust: 'none',
  },
})
export const problems = style({
  rowGap: space.xl,
  '@media': { [media.desktop]: { gridColumn: '1 / -1', marginTop: space.l } },
})
export const problem = style({
  paddingTop: space.m,
  borderTop: `1px solid ${color.text}`,
  fontFamily: font.display,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.6 * var(--vw), 1.625rem)',
  lineHeight: 1.25,
  textWrap: 'balance',
})

export const steps = style({ counterReset: 'step', rowGap: space.xl })
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingTop: space.l,
  borderTop: `1px solid ${color.line}`,
  '::before': {
    content: ['counter(step)', 'counter(step) / ""'],
    fontFamily: font.display,
    fontSize: '2.75rem',
    lineHeight: 1,
    color: accentOf.text,
  },
})
export const stepText = style({ color: color.textMuted, maxWidth: '34rem' })

export const checks = style(paddedBox)
export const checklist = style([points, { marginTop: space.m }])
/** With a box to check. */
export const check = style([
  point,
  {
    paddingLeft: '2rem',
    '::before': {
      top: '0.2em',
      width: '1.1em',
      height: '1.1em',
      border: `1.5px solid ${accentOf.text}`,
      borderRadius: '0.25rem',
      background: 'none',
    },
  },
])
