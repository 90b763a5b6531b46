import { globalStyle, style } from '@vanilla-extract/css'
import { accentOf, color, font, media, space, text } from '../tokens/tokens.css.ts'
import { row } from './Cards.css.ts'

/** At another level than the third, the third's looks. */
export const name = style({
  fontFamily: font.display,
  fontWeight: 500,
  fontSize: text.h3,
  lineHeight: 1.2,
  letterSpacing: '-0.012em',
})
export const summary = style({ color: color.textMuted, textWrap: 'balance' })

/** A row with an arrow: at the right edge, and on a phone at the end of the name. */
export const link = style([
  row,
  {
    '::after': {
      content: '""',
      gridArea: '1 / 1',
      justifySelf: 'end',
      marginTop: '0.42rem',
      width: '1rem',
      height: '1rem',
      background: accentOf.text,
      clipPath: 'polygon(0 44%,75% 44%,45% 14%,54% 5%,100% 50%,54% 95%,45% 86%,75% 56%,0 56%)',
      forcedColorAdjust: 'none',
    },
  },
])
globalStyle(`${link}::after`, { '@media': { [media.desktop]: { gridArea: '1 / 3' } } })
globalStyle(`${link} > :first-child`, { gridArea: '1 / 1', paddingRight: space.xl })
/** In half of the page, the text stands below the name. */
export const inColumn = style({})
globalStyle(`${inColumn} > :last-child`, { borderBottom: `1px solid ${color.line}` })
globalStyle(`${inColumn} > ${link}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${inColumn} > ${link}::after`, { gridArea: '1 / 1' })

/* Side by side, the rows of both columns are as high as the higher one. Rows without an entry have no height. */
export const columns = style({ '@media': { [media.tablet]: { rowGap: 0 } } })
const alike = { display: 'grid', gridTemplateRows: 'subgrid' } as const
globalStyle(`${columns} > *`, { '@media': { [media.tablet]: { ...alike, gridRow: 'span 8' } } })
globalStyle(`${columns} > * > ul`, { '@media': { [media.tablet]: { ...alike, gridRow: '2 / -1' } } })
