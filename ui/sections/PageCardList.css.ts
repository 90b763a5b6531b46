import { globalStyle, style } from '@vanilla-extract/css'
import { color, font, space, text } from '../tokens/tokens.css.ts'
import { cardLink, row } from './Cards.css.ts'

/** At another level than the third, the third's looks. */
export const name = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: text.h3,
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
})
export const summary = style({ color: color.textMuted })
/** Beside a heading: names as underlined links, without lines. */
export const plain = style({ display: 'grid', gap: space.l })
export const entry = style({ position: 'relative', display: 'grid', gap: space.xs })
globalStyle(`${entry} ${cardLink}`, {
  textDecoration: 'underline',
  textDecorationThickness: '0.045em',
  textUnderlineOffset: '0.16em',
})
/** In half of the page, the text stands below the name. */
export const inColumn = style({})
globalStyle(`${inColumn} > ${row}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
