import { style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'

export const prose = style({ display: 'grid', gap: '1.1em', maxWidth: '40rem' })
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
/** Statements under the heading and under the text, two by two. */
export const problems = style({
  display: 'grid',
  gap: `${space.xl} ${space.l}`,
  '@media': {
    [media.desktop]: { gridColumn: '1 / -1', gridTemplateColumns: '466fr 662fr', marginTop: space.xl },
  },
})
export const problem = style({
  maxWidth: '27rem',
  fontFamily: font.display,
  fontSize: text.h3,
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
  textWrap: 'balance',
})

export const steps = style({ counterReset: 'step', rowGap: space.xl })
export const step = style({
  counterIncrement: 'step',
  // Titles and texts begin at one height.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gap: space.xs,
  '::before': {
    content: ['counter(step)', 'counter(step) / ""'],
    fontFamily: font.display,
    fontSize: '4rem',
    lineHeight: 1,
    color: accentOf.text,
  },
})
export const stepText = style({ color: color.textMuted, maxWidth: '34rem', textWrap: 'balance' })

/** Groups run on in two columns, so that none leaves a hole. */
export const groups = style({ columnGap: space.l, '@media': { [media.desktop]: { columns: 2 } } })
export const checks = style({
  breakInside: 'avoid',
  marginBottom: space.xl,
  paddingTop: space.m,
  borderTop: `3px solid ${color.highlight}`,
})
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
      borderRadius: 0,
      background: 'none',
    },
  },
])
