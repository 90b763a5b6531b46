import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hiddenFromView } from '../../layout/layout.css.ts'
import { color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

const rise = keyframes({ from: { transform: 'translateY(1rem)' } })

/** In the flow, where a form has a place for messages. Elsewhere it floats. */
export const region = style({
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
  // Above the buttons, whose row it is in.
  order: -1,
  flex: '1 0 100%',
  justifySelf: 'stretch',
  selectors: {
    ':not([data-messages]) > &': {
      position: 'fixed',
      zIndex: 60,
      right: space.m,
      bottom: space.m,
      width: 'min(26rem, 100% - 2rem)',
    },
  },
})
const toast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s,
  padding: `0.375rem ${space.xs} 0.375rem ${space.m}`,
  borderRadius: radius.m,
  border: '1.5px solid',
  lineHeight: 1.35,
  selectors: { [`:not([data-messages]) > ${region} &`]: { boxShadow: shadow.overlay } },
  '@media': { [media.motion]: { animation: `${rise} 200ms ease-out` } },
})
export const tone = styleVariants({
  neutral: [toast, { background: color.successSoft, borderColor: color.success, color: color.text }],
  destructive: [
    toast,
    { background: color.destructive.soft, borderColor: color.destructive.text, color: color.text },
  ],
})
/** One line, if there is room. */
export const content = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s })
export const title = style({ fontWeight: 650 })
/* In a very low window, only screen readers get the description. */
globalStyle(`${title} + *`, { '@media': { [media.low]: hiddenFromView } })
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
})
