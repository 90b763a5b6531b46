import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../tokens/palette.ts'
import { color, font, media } from '../tokens/tokens.css.ts'
import { discLook, kind, note, part, parts } from './Sheet/Sheet.css.ts'
import { silhouette } from './Sheet/silhouettes.css.ts'

/** As high as its place; most objects stand at its top. */
export const object = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** One object. Long papers end at the hero's lower edge, as if they went on below it. */
export const single = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' })
/** A receipt hangs from the header, and the letter after it ends at the hero's lower edge. */
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
    [media.desktop]: {
      marginTop: 'calc(-1 * var(--above, 0px))',
      paddingTop: '3rem',
      paddingInline: '1.25rem',
    },
  },
})
globalStyle(`${pair} > ${silhouette.receipt} + *`, {
  width: '100%',
  '@media': { [media.desktop]: { marginTop: 'min(5rem, 8vh)' } },
})
/** Pages of one document lie on each other, each lower and further right; the last ones go on below the hero. */
export const stack = style({
  display: 'grid',
  justifySelf: 'end',
  width: 'min(35.25rem, 100%)',
  vars: { '--right': '2rem', '--down': '5.5rem', '--padding': '2.25rem' },
  '@media': {
    [media.phone]: { vars: { '--right': '0.875rem', '--down': '3.875rem', '--padding': '1.375rem' } },
    [media.laptop]: { width: 'min(29.625rem, 100%)', vars: { '--right': '1.6875rem', '--down': '4.625rem' } },
  },
})
globalStyle(`${stack} > *`, {
  aspectRatio: 'auto',
  width: 'calc(100% - 2 * var(--right))',
  maxWidth: 'none',
  gridArea: '1 / 1',
  padding: '1.125rem var(--padding) 3rem',
})
for (const i of [1, 2])
  globalStyle(`${stack} > :nth-child(${i + 1})`, {
    margin: `calc(${i} * var(--down)) 0 0 calc(${i} * var(--right))`,
  })
/* The page's number stands at the end of its title. */
globalStyle(`${stack} figcaption`, {
  position: 'absolute',
  top: '1.625rem',
  right: 'var(--padding)',
  margin: 0,
  padding: 0,
  border: 0,
  fontFamily: font.body,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: light.textMuted,
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
for (const paper of ['letter', 'numbered', 'pad'] as const)
  globalStyle(`${single} > ${silhouette[paper]}, ${silhouette.receipt} + ${silhouette[paper]}`, {
    '@media': {
      [media.desktop]: {
        aspectRatio: 'auto',
        alignSelf: 'stretch',
        marginBottom: 'calc(-1 * var(--below, 0px))',
      },
    },
  })

/** Small phones, numbered along a thread; on a phone below each other. */
export const phones = style({
  display: 'grid',
  gap: '1.5rem 1.125rem',
  counterReset: 'phone',
  '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
})
/** No ripple passes behind it. */
export const step = style({
  display: 'flex',
  background: color.mission.band,
  alignItems: 'center',
  gap: '0.625rem',
  marginBottom: '0.875rem',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  counterIncrement: 'phone',
  '::before': { ...discLook, content: 'counter(phone)' },
  '@media': {
    [media.tablet]: {
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
  width: '11rem',
  minHeight: '19.5rem',
  padding: '2.25rem 0.75rem 1rem',
  borderWidth: '0.4375rem',
  borderRadius: '1.625rem',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '@media': { [media.phone]: { width: '100%', minHeight: 0 } },
})
globalStyle(`${phones} ${part.title}`, { fontSize: '1.375rem' })

/** Notes on a phone stand beside it, at the ends of lines. Where there is no room, they stand in it. */
export const annotated = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  '@media': { [media.menus]: { justifyItems: 'start', marginTop: 'calc(-1 * var(--above, 0px) + 2.5rem)' } },
})
/* Room for each chip beside its line. */
globalStyle(`${annotated} ${parts}`, { '@media': { [media.menus]: { gap: '1.125rem' } } })
globalStyle(`${annotated} ${note}`, {
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
    [media.menus]: {
      position: 'absolute',
      top: '50%',
      left: 'calc(100% + 3.5rem)',
      translate: '0 -50%',
      width: 'max-content',
      maxWidth: '11.5rem',
      margin: 0,
    },
  },
})
globalStyle(`${annotated} ${note}::before`, {
  '@media': {
    [media.menus]: {
      content: '""',
      position: 'absolute',
      top: '50%',
      right: '100%',
      width: '3.5rem',
      borderTop: `1.5px solid ${color.highlight}`,
    },
  },
})
globalStyle(`${object} > :not(${single}, ${pair}, ${phones}, ${stack})`, { alignSelf: 'start' })
