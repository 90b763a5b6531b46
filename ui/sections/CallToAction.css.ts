import { globalStyle, style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { color, media, space, text } from '../tokens/tokens.css.ts'

/** The last section. A leaf stands at its right edge, as high as it is; on a phone, at its foot. */
export const close = style({
  position: 'relative',
  paddingBlock: `calc(${space.section} + 2.5rem) calc(${space.section} + 7rem)`,
  '@media': { [media.desktop]: { paddingBlock: '7rem' }, print: { paddingBottom: 0 } },
})
export const heading = style({ maxWidth: '36rem', fontSize: text.close, lineHeight: 1.06 })
globalStyle(`${heading} + p`, { maxWidth: '32.125rem' })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.l}`,
  marginTop: space.xl,
  '@media': { [media.desktop]: { maxWidth: '41rem' } },
})
globalStyle(`${ways} > a`, { '@media': { [media.phone]: { flexGrow: 1 } } })
globalStyle(`${ways} > a:not(:first-child)`, { color: 'inherit' })

globalStyle(`${sectionTone.band} ${ways} > a:first-child`, {
  background: color.highlight,
  color: color.onHighlight,
})
globalStyle(`${sectionTone.amber} ${ways} > a:first-child`, {
  background: color.gold.fill,
  color: color.gold.onFill,
})

export const corner = style({
  position: 'absolute',
  inset: 'auto 0 0 auto',
  height: '9rem',
  aspectRatio: '1',
  vars: { '--round': '100%' },
  '@media': {
    [media.desktop]: {
      // A square: its rings have the corner's center.
      height: 'min(100%, 38vw)',
    },
    [media.menus]: { height: 'min(100%, 43vw)' },
    print: { display: 'none' },
  },
})
