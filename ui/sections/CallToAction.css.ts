import { globalStyle, style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { color, media, space, text } from '../tokens/tokens.css.ts'

export const close = style({ overflow: 'clip', paddingBlock: space.section })
const columns = 'minmax(0, 7fr) minmax(0, 5fr)'
export const words = style({
  display: 'grid',
  columnGap: space.xxl,
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: columns } },
})
export const heading = style({ fontSize: text.h1 })
export const way = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s} ${space.l}`,
  marginTop: space.xl,
})
globalStyle(`${way} > a`, { '@media': { [media.phone]: { flexGrow: 1 } } })
globalStyle(`${sectionTone.band} ${way} > a:not(:nth-child(2))`, { color: 'inherit' })
/** From the window's left edge to the button, which follows without a gap. */
const edge = `max(${space.gutter}, 50vw - 36rem)`
export const line = style({
  height: 3,
  background: color.highlight,
  flex: `0 0 calc(${edge} + 3rem)`,
  margin: `0 -${space.l} 0 calc(-1 * ${edge})`,
  '@media': { [media.phone]: { display: 'none' }, [media.desktop]: { flexBasis: `calc(${edge} + 30%)` } },
})
