import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, font, media, radius, space } from '../../tokens/tokens.css.ts'
import { paper } from './Artifact.css.ts'

export const sheet = style([paper, { minWidth: 0 }])
export const label = style({
  padding: `${space.xs} ${space.m}`,
  fontSize: '0.9375rem',
  fontWeight: 650,
  borderBottom: `1px solid ${color.line}`,
  color: color.textMuted,
})
export const better = style({ borderColor: accentOf.fill })
globalStyle(`${better} > ${label}`, {
  color: accentOf.text,
  background: accentOf.soft,
  borderRadius: '0.8rem 0.8rem 0 0',
})
export const parts = style({ display: 'grid', gap: '0.625rem', padding: space.m })
export const line = style({ position: 'relative', display: 'grid' })

const box = { border: `1px solid ${color.lineStrong}`, borderRadius: radius.s } as const
const choice = {
  display: 'flex',
  gap: space.xs,
  '::before': {
    ...box,
    borderRadius: '0.25rem',
    content: '""',
    flex: 'none',
    width: '0.9em',
    height: '0.9em',
    marginTop: '0.25em',
  },
} as const
export const part = styleVariants({
  title: { fontFamily: font.display, fontSize: '1.375em', lineHeight: 1.15 },
  text: {},
  figure: { fontFamily: font.display, fontSize: '2.5rem', lineHeight: 1, color: accentOf.text },
  /** An empty form field. */
  field: { ...box, padding: `0.375rem ${space.s}`, color: color.textMuted },
  choice,
  chosen: {
    ...choice,
    fontWeight: 650,
    '::before': { ...choice['::before'], borderColor: accentOf.fill, background: accentOf.fill },
    // The check mark.
    '::after': {
      content: '""',
      position: 'absolute',
      inset: '0.33em auto auto 0.3em',
      width: '0.32em',
      height: '0.55em',
      border: `solid ${color.onBand}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
  /** Of several amounts, a donor chooses one. */
  amount: { ...choice, '::before': { ...choice['::before'], borderRadius: '50%' } },
  chosenAmount: {
    ...choice,
    fontWeight: 650,
    '::before': { ...choice['::before'], border: `0.3rem solid ${accentOf.fill}`, borderRadius: '50%' },
  },
  button: {
    justifySelf: 'start',
    padding: `0.375rem ${space.m}`,
    borderRadius: radius.pill,
    fontWeight: 650,
    background: accentOf.fill,
    color: color.onBand,
  },
  photo: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '6rem',
    borderRadius: radius.s,
    border: `1px dashed ${color.lineStrong}`,
    background: color.sunken,
    color: color.textMuted,
  },
  /** Crossed out by the editor. */
  struck: { color: color.textMuted, textDecoration: `line-through ${accentOf.text}` },
})

/** The number of a finding. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  background: color.highlight,
  color: color.onHighlight,
  fontSize: '0.9375rem',
  fontWeight: 650,
  lineHeight: 1,
})
/** At the right end of its line, in wide windows half outside the sheet. */
export const mark = style([
  disc,
  {
    position: 'absolute',
    top: 0,
    right: `calc(-1 * ${space.s})`,
    '@media': { [media.desktop]: { right: `calc(-0.875rem - ${space.m})` } },
  },
])
globalStyle(`${line}:has(> ${mark})`, { paddingRight: space.l })

/* Extra space above a title in the middle of a sheet. */
globalStyle(`* + ${line} > ${part.title}`, { marginTop: space.s })

/** A note below its part, in line with its text. */
export const note = style({ fontSize: 'max(0.9375rem, 0.78em)', lineHeight: 1.3, color: accentOf.text })
globalStyle(`:is(${part.choice}, ${part.chosen}, ${part.chosenAmount}) + ${note}`, {
  // The box and its gap, in the letters of the line above.
  paddingLeft: 'calc(1.15em + 0.5rem)',
})
globalStyle(`${part.field} + ${note}`, { paddingTop: '0.375rem' })

/** In a high window, a document fills most of the ground. */
const large = {
  display: 'grid',
  '@media': { '(min-width: 64rem) and (min-height: 45.01rem)': { fontSize: '1.2em' } },
} as const
export const layout = styleVariants({
  one: large,
  /** The second sheet overlaps a corner of the first. */
  pile: large,
  /** Like stairs: each sheet is further right. */
  path: { display: 'grid', gap: space.l },
  phone: {
    width: 'min(18.5rem, 100%)',
    marginInline: 'auto',
    '@media': { [media.desktop]: { width: 'min(24rem, 100%)' } },
  },
})
/** The frame of a phone. */
globalStyle(`${layout.phone} > *`, { border: `0.5rem solid ${color.text}`, borderRadius: '2rem' })
globalStyle(`${layout.phone} > * > ${label}`, { borderRadius: '1.5rem 1.5rem 0 0', textAlign: 'center' })
globalStyle(`${layout.pile} > :first-child`, { marginRight: '18%', paddingBottom: '1.5rem' })
globalStyle(`${layout.pile} > :last-child`, { marginLeft: '22%', marginTop: '-1.25rem' })
globalStyle(`${layout.path} > *`, { width: '76%' })
globalStyle(`${layout.path} > :nth-child(2)`, { justifySelf: 'center' })
globalStyle(`${layout.path} > :last-child`, { justifySelf: 'end' })
globalStyle(`${layout.path} > :not(:first-child)::after`, {
  content: '""',
  position: 'absolute',
  bottom: '100%',
  left: '1.5rem',
  height: space.l,
  borderLeft: `2px dashed ${color.highlight}`,
})

/** The sheets of a section, side by side in wide windows. */
export const row = style({
  display: 'grid',
  gap: space.l,
  fontSize: 'clamp(1.0625rem, 0.9rem + 0.4vw, 1.1875rem)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' } },
})

/* On a colored ground, papers keep their own inks. */
globalStyle(`${row} > *`, { vars: { [accentOf.text]: color.mission.text, [color.textMuted]: color.text } })
globalStyle(`${row} ${part.figure}`, {
  margin: `${space.l} 0 -0.5rem`,
  fontSize: 'clamp(3rem, 2rem + 2.5vw, 4.5rem)',
})
