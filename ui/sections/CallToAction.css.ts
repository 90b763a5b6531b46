import { globalStyle, style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { color, media, space, text } from '../tokens/tokens.css.ts'

export const close = style({ overflow: 'clip', paddingBlock: space.section })
/** In wide windows the button stands below the heading, and the links below the text. */
export const words = style({
  display: 'grid',
  gap: `${space.l} ${space.xxl}`,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', rowGap: space.xl } },
})
globalStyle(`${words} > p`, { marginTop: 0 })
export const heading = style({ fontSize: text.h1 })
/** A line runs from the window's left edge into the button. */
export const way = style({ display: 'flex', alignItems: 'center' })
globalStyle(`${way}::before`, {
  content: '""',
  height: 3,
  width: '50vw',
  marginLeft: '-50vw',
  background: color.highlight,
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${way} > a`, { '@media': { [media.phone]: { flexGrow: 1 } } })
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.l}` })
globalStyle(`${others} > a`, { color: 'inherit', '@media': { [media.phone]: { flexGrow: 1 } } })
/* Amber on amber would not be seen. */
globalStyle(`${sectionTone.amber} ${way}::before`, { background: color.onHighlight })
globalStyle(`${sectionTone.amber} ${way} > a`, { background: color.onHighlight, color: color.highlight })
