import { globalStyle, style } from '@vanilla-extract/css'
import { media, space } from '../../ui/tokens/tokens.css.ts'

/** The fallen leaf may lie beyond the grid, never beyond the window. */
export const page = style({ overflow: 'hidden' })
/** The words, and the mark of which a leaf has fallen. */
export const halves = style({
  display: 'grid',
  gap: space.xxl,
  paddingBlock: `${space.xxl} ${space.section}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', gap: space.l, paddingTop: '4.75rem' } },
})
/* On a phone, the mark comes first, with room for the leaf. */
globalStyle(`${halves} > :last-child`, {
  '@media': { [media.phone]: { order: -1, justifySelf: 'start', width: '60%' } },
})
globalStyle(`${halves} > :first-child`, { '@media': { [media.desktop]: { paddingTop: '2.25rem' } } })
export const title = style({ fontSize: 'clamp(2.875rem, 1.8rem + 3.2 * var(--vw), 4.75rem)', lineHeight: 1 })
export const links = style({ paddingBottom: space.section })
