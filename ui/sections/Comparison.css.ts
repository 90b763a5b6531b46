import { globalStyle, style } from '@vanilla-extract/css'
import { hiddenFromView } from '../layout/layout.css.ts'
import { accentOf, color, media, radius, space } from '../tokens/tokens.css.ts'

const sides = { display: 'grid', gridTemplateColumns: '1fr 1fr' } as const

export const table = style({ borderRadius: radius.l, overflow: 'hidden', border: `1px solid ${color.line}` })
export const row = style({
  display: 'grid',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [media.tablet]: sides },
})
export const side = style({ padding: `clamp(${space.inset}, 2vw, 1.875rem)`, background: color.surface })
export const answer = style([side, { background: accentOf.soft, color: color.text }])
/** The labels of the two columns: in a header row in wide windows, else in each row. */
export const head = style({
  display: 'none',
  borderBottom: `1px solid ${color.line}`,
  fontWeight: 650,
  '@media': { [media.tablet]: sides },
})
globalStyle(`${head} > span`, { paddingBlock: space.m })
export const label = style({
  display: 'block',
  marginBottom: space.xs,
  fontSize: '0.875rem',
  fontWeight: 650,
  '@media': { [media.tablet]: hiddenFromView },
})
globalStyle(`${answer} > ${label}, ${head} > ${answer}`, { color: accentOf.text })
