import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../tokens/palette.ts'
import { color, font, media, space } from '../tokens/tokens.css.ts'
import { discLook, kind, mark, note, part, parts } from './Sheet/Sheet.css.ts'
import { row, silhouette } from './Sheet/silhouettes.css.ts'

/** As high as its place; most objects stand at its top. */
export const object = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' })
/** A receipt, and the letter after it. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  alignItems: 'start',
  justifyItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 14.5rem) minmax(0, 1fr)', justifyItems: 'stretch' },
  },
})
globalStyle(`${pair} > ${silhouette.receipt}`, {
  '@media': {
    [media.desktop]: { marginTop: 'calc(-1 * var(--above, 0px) + 2.25rem)', paddingInline: '1.25rem' },
  },
})
globalStyle(`${pair} > ${silhouette.receipt} + *`, {
  width: '100%',
  '@media': { [media.desktop]: { marginTop: 'min(5rem, 8vh)' } },
})
/** Cards behind another show their names, the furthest one the darkest. */
export const file = style({ display: 'grid', justifyItems: 'end', maxWidth: '35.25rem' })
export const tab = style({
  padding: '0.5rem 1.25rem',
  fontFamily: font.display,
  fontSize: '1.25rem',
  lineHeight: 1.3,
  color: light.text,
})
for (const [i, background] of ['#9aa4d0', '#bac2e3', '#dadff3'].entries())
  globalStyle(`${file} > :nth-child(${i + 1})`, { width: `${66 + i * 11}%`, background })
globalStyle(`${file} > figure`, { width: '100%' })
/** Pages of one document lie on each other, each lower and further right. */
export const stack = style({
  display: 'grid',
  width: 'min(35.25rem, 100%)',
  vars: { '--right': '2rem', '--down': '5.5rem', '--padding': '2.25rem' },
  '@media': {
    [media.phone]: { vars: { '--right': '0.875rem', '--down': '3.875rem', '--padding': '1.375rem' } },
    [media.laptop]: { vars: { '--down': '4.25rem' } },
  },
})
globalStyle(`${stack} > *`, {
  width: 'calc(100% - 2 * var(--right))',
  gridArea: '1 / 1',
  padding: '1.125rem var(--padding) 2.5rem',
})
for (const i of [0, 1, 2])
  globalStyle(`${stack} > :nth-child(${i + 1})`, {
    margin: `calc(${i} * var(--down)) 0 calc(${2 - i} * var(--down) + 3rem) calc(${i} * var(--right))`,
  })
/* The page's number stands at the end of its title. */
globalStyle(`${stack} figcaption`, {
  position: 'absolute',
  zIndex: 1,
  inset: '1.625rem var(--padding) auto auto',
})
globalStyle(`${stack} ${part.title}`, {
  paddingBottom: '0.875rem',
  borderBottom: `1.5px solid ${light.text}`,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.6 * var(--vw), 1.75rem)',
})
/* Two signatures share a row. */
globalStyle(`${stack} ${parts}`, { gridTemplateColumns: '1fr 1fr', columnGap: '1.25rem' })
globalStyle(`${stack} li:not(${kind.line})`, { gridColumn: '1 / -1' })
globalStyle(`${stack} ${kind.line}`, { marginTop: '3rem' })
globalStyle(`${stack} ${kind.row}`, { gridTemplateColumns: '1fr 2fr' })
globalStyle(`${stack} ${kind.row}:nth-child(2)`, { border: 0, padding: 0 })
/* A letter that stands alone is read. */
globalStyle(`${object} > ${silhouette.letter} ${parts}`, {
  gap: '0.875rem',
  fontSize: 'clamp(1rem, 0.9rem + 0.3vw, 1.1875rem)',
  '@media': { [media.laptop]: { gap: '0.625rem', fontSize: '1rem' } },
})

/** Small phones, numbered along a thread. On a phone, they are three screens below each other. */
export const phones = style({
  display: 'grid',
  gap: '1.75rem 1.125rem',
  counterReset: 'phone',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
globalStyle(`${phones} > div`, { display: 'grid', gridTemplateRows: 'auto 1fr' })
/** No ripple passes behind it. */
export const step = style({
  display: 'flex',
  background: color.mission.band,
  alignItems: 'center',
  gap: '0.625rem',
  marginBottom: '0.875rem',
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  counterIncrement: 'phone',
  '::before': { ...discLook, content: 'counter(phone)' },
  '@media': {
    [media.tablet]: {
      whiteSpace: 'nowrap',
      // To the next number.
      '::after': {
        content: '""',
        flex: 1,
        height: '3px',
        marginRight: '-1.125rem',
        background: color.highlight,
      },
    },
  },
})
globalStyle(`${phones} > :last-child > ${step}::after`, { content: 'none' })
globalStyle(`${phones} ${silhouette.phone}`, {
  width: '100%',
  padding: '2.125rem max(0.75rem, 6%) 1.25rem',
  borderWidth: '0.4375rem',
  borderRadius: '1.625rem',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
})
globalStyle(`${phones} :is(${part.field}, ${part.button})`, { padding: '0.5rem 0.625rem' })
globalStyle(`${phones} ${part.title}`, { fontSize: '1.375rem' })
/* Results of a search, each with its link and where it leads. */
globalStyle(`${phones} ${kind.text}:has(${note})`, {
  paddingTop: '0.5rem',
  borderTop: `1px solid ${light.line}`,
})
globalStyle(`${phones} ${kind.text} > ${note}`, { fontSize: '0.8125rem' })

/** A phone in the middle of the hero's height. */
export const annotated = style({
  display: 'grid',
  alignSelf: 'center',
  justifyItems: 'center',
  '@media': {
    [media.menus]: { justifyItems: 'start', marginTop: 'calc(var(--below, 0px) - var(--above, 0px))' },
  },
})
/* Amounts share a row, and rows are equally far apart. */
globalStyle(`${annotated} ${parts}`, {
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: '1.125rem 0.75rem',
})
globalStyle(`${annotated} li:not(:has(> :is(${part.amount}, ${part.chosenAmount})))`, {
  gridColumn: '1 / -1',
})
globalStyle(`${annotated} li:has(> ${part.choice})`, { minHeight: '2.875rem' })

/** Notes on a phone stand beside it, in one column, each with a line to its part. Where there is no room, they stand in it. */
const noted = `:is(${annotated}, ${row}) > ${silhouette.phone}`
globalStyle(`${noted} ${note}`, {
  justifySelf: 'start',
  marginTop: '0.375rem',
  padding: '0.25rem 0.625rem',
  borderRadius: '0.25rem',
  background: color.highlight,
  color: color.onHighlight,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.35,
  '@media': {
    [media.menus]: { position: 'absolute', left: 'calc(100% + 3.5rem)', width: 'max-content', margin: 0 },
  },
})
globalStyle(`${noted} li:has(> ${note})`, {
  '@media': { [media.menus]: { display: 'flex', alignItems: 'center' } },
})
globalStyle(`${noted} li > :not(${part.title}, ${part.choice})`, { flex: '0 0 100%' })
globalStyle(`${noted} li > ${part.title}`, { textWrap: 'wrap' })
globalStyle(`${noted} li > ${part.choice}`, { marginRight: space.xs })
globalStyle(`${noted} li:has(> ${note})::after`, {
  '@media': {
    [media.menus]: {
      content: '""',
      flex: '1 0 3.5rem',
      height: '0.5625rem',
      marginRight: '-3.5rem',
      // A dot, a line over the screen, and one beside it.
      background: `radial-gradient(circle at 0.28rem, ${light.text} 0.28rem, transparent 0), linear-gradient(270deg, ${color.highlight} 1.5rem, ${light.text} 0) center / 100% 1.5px no-repeat`,
    },
  },
})

/** The numbers on a screen have their findings beside them where there is room. */
export const pinned = style({
  width: 'min(20.625rem, 100% - 1.25rem)',
  '@media': { [media.menus]: { marginInline: 'auto 13rem' }, [media.laptop]: { marginTop: '-2.5rem' } },
})
globalStyle(`${pinned} > *`, { fontSize: '0.9375rem' })
globalStyle(`${pinned} ${parts}`, { gap: '0.875rem 0.5rem' })
globalStyle(`${pinned} ${part.photo}`, { minHeight: '2.875rem' })
globalStyle(`${pinned} ${part.field}`, { padding: '0.5625rem 0.75rem' })
globalStyle(`${pinned} ${part.title}`, { fontSize: '1.5rem' })
globalStyle(`${pinned} ${parts} ${mark}`, {
  right: '-1.75rem',
  width: '2.625rem',
  height: '2.625rem',
  fontSize: '1.125rem',
})
globalStyle(`${pinned} ${note}`, {
  display: 'none',
  '@media': {
    [media.menus]: {
      display: 'block',
      position: 'absolute',
      top: '50%',
      left: 'calc(100% + 3.75rem)',
      width: '9.75rem',
      translate: '0 -50%',
      textWrap: 'balance',
      color: color.text,
      fontFamily: font.display,
      fontSize: '1.1875rem',
      fontWeight: 500,
      lineHeight: 1.15,
    },
  },
})
