import { globalStyle, style } from '@vanilla-extract/css'
import { color, media } from '../tokens/tokens.css.ts'
import { hiddenFromView } from './layout.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.5rem',
  fontSize: '0.875rem',
  color: color.textMuted,
})
/* On a phone, the title below names the page. */
globalStyle(`${list} > :last-child`, { '@media': { [media.phone]: hiddenFromView } })
globalStyle(`${list} > :nth-last-child(2)::after`, { '@media': { [media.phone]: { display: 'none' } } })
/** An entry, and its link as tall, for a large enough touch target. */
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  selectors: {
    // After the name, so that no line begins with it.
    '&:not(:last-child)::after': {
      content: ['"/"', '"/" / ""'],
      marginLeft: '0.5rem',
      color: color.lineStrong,
    },
  },
})
