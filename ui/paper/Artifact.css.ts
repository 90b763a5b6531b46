import { globalStyle, style } from '@vanilla-extract/css'
import { color, media } from '../tokens/tokens.css.ts'
import { discLook, note, part } from './Sheet/Sheet.css.ts'
import { label, silhouette } from './Sheet/silhouettes.css.ts'

/** Papers side by side, at their own widths. */
export const several = style({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'start',
  justifyItems: 'center',
  '@media': { [media.tablet]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' } },
})
/** Of a receipt and a letter, the letter is wider and lower. */
export const pair = style([
  several,
  { '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 15.625rem) minmax(0, 21.375rem)' } } },
])
globalStyle(`${pair} > ${silhouette.letter}`, {
  width: '100%',
  '@media': { [media.tablet]: { marginTop: 'min(12rem, 18vh)' } },
})

/** Small phones, numbered along a thread; on a phone below each other. */
export const phones = style([
  several,
  { justifyItems: 'stretch', columnGap: '1.125rem', counterReset: 'phone' },
])
export const step = style({
  display: 'flex',
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
  minHeight: 'min(32rem, 66vh)',
  padding: '2.25rem 0.75rem 1rem',
  borderWidth: '0.4375rem',
  borderRadius: '1.625rem',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '@media': { [media.phone]: { width: '100%', minHeight: 0 } },
})
globalStyle(`${phones} ${label.phone}`, { display: 'none' })
globalStyle(`${phones} ${part.title}`, { fontSize: '1.375rem' })

/** Notes on a phone stand beside it, at the ends of lines. Where there is no room, they stand in it. */
export const annotated = style({ '@media': { [media.menus]: { paddingRight: '10rem' } } })
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
      width: '7.6rem',
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
