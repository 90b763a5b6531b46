import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { accentOf, font, radius, space } from '../../tokens/tokens.css.ts'
import { label, title } from '../paper.css.ts'

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.625rem' })

export const line = style({ position: 'relative', display: 'grid' })
/** Lines that some papers lay out. */
export const kind = styleVariants({ row: {}, total: {}, text: {}, struck: {}, line: {}, figure: {} })

const box = { border: `1px solid ${light.lineStrong}`, borderRadius: radius.s } as const
const field = { ...box, padding: `0.625rem ${space.s}` } as const
/** The box stands on the line of the text, whatever its size. */
const choice = {
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5em',
  '::before': {
    ...box,
    borderRadius: '0.2em',
    content: '""',
    flex: 'none',
    width: '0.9em',
    height: '0.9em',
    translate: '0 0.13em',
  },
} as const
export const part = styleVariants({
  title: [title],
  text: {},
  row: { color: light.textMuted },
  total: { color: light.textMuted },
  figure: { fontFamily: font.display, fontSize: 'min(3.5rem, 10.5 * var(--vw))', lineHeight: 1 },
  /** An empty form field. */
  field: { ...field, color: light.textMuted },
  choice,
  chosen: {
    ...choice,
    '::before': { ...choice['::before'], order: -2, borderColor: accentOf.fill, background: accentOf.fill },
    // The check mark.
    '::after': {
      content: '""',
      order: -1,
      width: '0.32em',
      height: '0.55em',
      margin: '0 0.29em 0 -1.11em',
      border: `solid ${light.onBand}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
  /** Of several amounts, a donor chooses one. */
  amount: field,
  chosenAmount: { ...field, border: `2px solid ${accentOf.fill}`, fontWeight: 600 },
  button: {
    padding: `0.75rem ${space.m}`,
    borderRadius: radius.pill,
    fontWeight: 600,
    textAlign: 'center',
    background: accentOf.fill,
    color: light.onBand,
  },
  photo: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '6rem',
    border: `1px dashed ${light.lineStrong}`,
    background: light.sunken,
    color: light.textMuted,
  },
  /** Crossed out by the editor. */
  struck: { color: light.textMuted, textDecoration: `line-through 2px ${light.destructive.text}` },
  line: [
    label,
    {
      paddingTop: '0.125rem',
      borderTop: `1.5px solid ${light.text}`,
      '::before': {
        content: '"×"',
        position: 'absolute',
        bottom: '100%',
        fontSize: '1.25rem',
        fontWeight: 400,
      },
    },
  ],
  signature: [label],
  tally: [label],
})
export const pen = style({
  marginBlock: `${space.s} ${space.xs}`,
  width: 'min(11.625rem, 100%)',
  fill: 'none',
  stroke: light.text,
  strokeWidth: 2,
  strokeLinecap: 'round',
})

export const tally = style([pen, { width: '100%', stroke: light.climate.fill, strokeWidth: 2.5 }])

/** The number of a finding or a step. */
export const discLook = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: light.highlight,
  color: light.onHighlight,
  fontSize: '0.9375rem',
  fontWeight: 650,
  lineHeight: 1,
} as const
export const disc = style(discLook)
/** Half outside the sheet, level with the middle of its line, but inside the window when text is large. */
export const mark = style([
  disc,
  {
    position: 'absolute',
    top: '50%',
    right: 'max(-1.75rem, (100% - 100vw) / 2 + 0.875rem)',
    translate: '50% -50%',
  },
])

/** A note below its part, in line with its text. */
export const note = style({ fontSize: '0.9375rem', lineHeight: 1.35, color: light.textMuted })
globalStyle(`:is(${part.choice}, ${part.chosen}) + ${note}`, { paddingLeft: '1.4rem' })
globalStyle(`${part.struck} + ${note}`, { color: light.destructive.text, fontWeight: 600 })

/* Extra space above a title in the middle of a sheet. */
globalStyle(`* + ${line}:has(> ${part.title})`, { marginTop: space.s })
/** What a report counted: in ruled rows, with what it means beside it. */
globalStyle(`${kind.figure}`, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'center',
  columnGap: space.m,
  padding: '0.75rem 0 0.25rem',
  borderTop: `1px solid ${light.line}`,
})
