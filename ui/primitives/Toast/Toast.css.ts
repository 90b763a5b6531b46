import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hiddenFromView } from '../../layout/layout.css.ts'
import { color, media, radius, shadow, space } from '../../tokens/tokens.css.ts'

const rise = keyframes({ from: { transform: 'translateY(1rem)' } })

export const region = style({
  position: 'fixed',
  zIndex: 60,
  right: space.m,
  bottom: space.m,
  left: space.m,
  display: 'grid',
  gap: space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  pointerEvents: 'none',
  outline: 'none',
  '@media': {
    // On a phone, errors are at the top of the page, to keep a form's submit button visible, but above that button in
    // a dialog, to keep its title and close button visible, too.
    '(max-width: 44.99rem) and (min-height: 30.01rem)': {
      selectors: {
        '&:has([data-tone=destructive])': { top: space.m, bottom: 'auto' },
        'dialog &': { position: 'absolute' },
        'dialog &:has([data-tone=destructive])': { top: 'auto', bottom: '5rem' },
      },
    },
    [media.low]: { right: '0.25rem', bottom: '0.25rem' },
  },
})
const toast = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.m,
  width: 'min(26rem, 100%)',
  padding: `${space.m} ${space.s} ${space.m} ${space.l}`,
  borderRadius: radius.m,
  border: '1.5px solid',
  boxShadow: shadow.overlay,
  '@media': {
    [media.motion]: { animation: `${rise} 200ms ease-out` },
    [media.low]: { width: 'auto', paddingBlock: 0, alignItems: 'center' },
  },
})
export const tone = styleVariants({
  neutral: [toast, { background: color.successSoft, borderColor: color.success, color: color.text }],
  destructive: [
    toast,
    { background: color.destructive.soft, borderColor: color.destructive.text, color: color.text },
  ],
})
export const content = style({ display: 'grid', gap: '0.125rem' })
export const title = style({ fontWeight: 650 })
/* In a very low window, only screen readers get the description. */
globalStyle(`${title} + *`, { '@media': { [media.low]: hiddenFromView } })
export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  margin: '-0.375rem 0',
  '@media': { [media.low]: { margin: 0 } },
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  cursor: 'pointer',
})
