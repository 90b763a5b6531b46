import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { font, media } from '../../tokens/tokens.css.ts'
import { paper, surface } from '../paper.css.ts'

/** A sheet of 8.5 by 11 inches, 44 em wide. */
export const cover = style([
  paper,
  {
    width: '44em',
    maxWidth: '100%',
    aspectRatio: '17 / 22',
    padding: '4em',
    fontSize: 'inherit',
    lineHeight: 1.4,
  },
])
/** One, on two more sheets, at the grid's right edge. */
export const pile = style({
  justifySelf: 'end',
  fontSize: 'min(0.625rem, (100vw - 4rem) / 44)',
  '@media': { [media.laptop]: { fontSize: '0.5rem' } },
})
globalStyle(`${pile} > ${cover}`, {
  boxShadow: `-0.875rem 0.875rem 0 -1px ${surface}, -0.875rem 0.875rem 0 ${light.line}, -1.75rem 1.75rem 0 -1px ${surface}, -1.75rem 1.75rem 0 ${light.line}, 0 18px 40px 8px rgb(10 12 20 / 0.2)`,
  margin: '0 0 1.75rem 1.75rem',
  '@media': { print: { boxShadow: 'none' } },
})
/** Four in a row, or two by two. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1.125rem',
  fontSize: 'min(0.384rem, (50vw - 1.6875rem) / 44)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      gap: '1.5rem',
      fontSize: 'min(0.384rem, (25vw - 2.625rem) / 44)',
    },
  },
})
export const mark = style({ float: 'left', width: '2em', height: '2em', marginRight: '0.7em' })
export const publisher = style({ fontFamily: font.display, fontSize: '1.6em', lineHeight: '1.25em' })
export const tiles = style({ width: '100%', marginTop: '2em' })
/** 6 % of the width below the tiles, as on the PDF. */
export const eyebrow = style({ marginBlock: '2.64em 0.6em', fontWeight: 600, color: light.mission.fill })
export const title = style({
  fontFamily: font.display,
  fontSize: '3.3em',
  fontWeight: 500,
  lineHeight: 1.05,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
})
export const text = style({ marginTop: '1em', fontSize: '1.3em', color: light.textMuted })
export const chapters = style({
  marginTop: '2em',
  borderTop: `0.15em solid ${light.text}`,
  paddingTop: '0.6em',
})
globalStyle(`${chapters} > li`, { padding: '0.55em 0', borderBottom: `1px solid ${light.line}` })

globalStyle(`${row} ${title}`, { marginTop: '0.5em', fontSize: '4em' })
