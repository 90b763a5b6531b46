import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { accentOf, color, headerHeight, media, space, text } from '../tokens/tokens.css.ts'

export const root = style({ paddingBottom: space.xl })

/** In wide windows, the words stand on the grid's left columns, and the drawing reaches to the window's right edge. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplate: `'. head art' minmax(min-content, 1fr) '. body art' auto / minmax(${space.gutter}, 1fr) minmax(0, 35rem) minmax(0, calc(37rem + max(${space.gutter}, 50vw - 36rem)))`,
      minHeight: `min(42rem, 100vh - ${headerHeight} - 2.5rem)`,
    },
  },
})
/** A page to read has no button, and begins sooner. */
export const low = style({ '@media': { [media.desktop]: { minHeight: '28rem' } } })
/** The home page's headline is larger, and its three lines set the width of their column. */
const poster = 'clamp(2.25rem, 5 * var(--vw) + 0.25rem, 6rem)'
export const home = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `max(${space.gutter}, 50vw - 36rem) calc(10.6 * ${poster} + ${space.xl}) minmax(0, 1fr)`,
    },
  },
})
export const head = style({
  '@media': { [media.desktop]: { gridArea: 'head', display: 'grid', gridTemplateRows: 'auto 1fr' } },
})
export const names = style({
  alignSelf: 'end',
  paddingTop: space.l,
  '@media': { [media.laptop]: { paddingTop: space.s } },
})
/* The breadcrumbs say it, too. */
export const eyebrow = style({
  '@media': { [media.phone]: { display: 'none' }, [media.laptop]: { display: 'none' } },
})
globalStyle(`${home} ${eyebrow}`, { '@media': { [media.laptop]: { display: 'block' } } })
/** Limits the line length when there is no drawing beside the title. */
export const title = style({ maxWidth: '16em', '@media': { [media.laptop]: { fontSize: '3rem' } } })
/* In half of a window, so that few headlines take four lines. */
globalStyle(`${halves}:not(${home}) ${title}`, {
  '@media': {
    [media.desktop]: { fontSize: 'min(3.375rem, 4vw)' },
    [media.laptop]: { fontSize: 'min(3rem, 4vw)' },
  },
})
globalStyle(`${home} > ${head}`, { gridTemplateRows: '1fr' })
globalStyle(`${home} ${title}`, { fontSize: poster, lineHeight: 0.98 })
export const body = style({
  '@media': {
    '(max-width: 63.99rem)': { paddingBottom: space.xl },
    [media.desktop]: { gridArea: 'body', paddingBottom: 'clamp(1.5rem, 8vh, 5rem)' },
  },
})
globalStyle(`${halves} > :is(${head}, ${body})`, {
  '@media': {
    '(max-width: 63.99rem)': { paddingInline: space.gutter },
    [media.desktop]: { paddingRight: space.xl },
  },
})
globalStyle(`${home} ${body} > p`, { textWrap: 'balance' })
export const updated = style({ marginTop: space.m, fontSize: text.small, color: color.textMuted })

/** On a phone below the actions and as wide as the window. */
export const art = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { minHeight: '26rem' },
    [media.desktop]: { gridArea: 'art', minHeight: 0, borderTopLeftRadius: '6rem' },
  },
})
globalStyle(`${art} > [data-drawing]`, {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space.l} ${space.gutter}`,
  '@media': { [media.desktop]: { padding: '2.5rem 3rem 2.5rem 2rem' } },
})
globalStyle(`${art} > [data-drawing] > *`, { maxWidth: '38.5rem', width: '100%' })
globalStyle(`${art} > [data-drawing] > div > figure`, { marginInline: 'auto' })
/** The grounds of drawings. Digital services stand on navy, fundraising on amber, others on their tint. */
const grounds = {
  band: [color.mission.band, color.onBand],
  amber: [color.highlight, color.onHighlight],
  mission: [color.sunken, color.text],
  nonprofit: [color.nonprofit.soft, color.nonprofit.text],
  islamic: [color.islamic.soft, color.islamic.text],
  climate: [color.climate.soft, color.climate.text],
} as const
export const ground = styleVariants(grounds, ([background, color]) => ({ background, color }))

/** White and amber on the theme's dark, up to the window's edges. */
export const spread = style({ overflow: 'clip' })
globalStyle(`${spread} :is(a:not(:first-child), nav *)`, { color: 'inherit' })
globalStyle(`${spread} [data-drawing]`, { vars: { [accentOf.text]: color.highlight } })
globalStyle(`${spread} [data-drawing=proof] svg`, {
  overflow: 'visible',
  clipPath: 'inset(-1rem -100vw -1rem 0)',
})
