import { globalStyle, style } from '@vanilla-extract/css'
import { head, buttons as wizardButtons } from '../booking/BookingWizard.css.ts'
import { paper } from '../paper/paper.css.ts'
import { color, font, media, radius, space, text } from '../tokens/tokens.css.ts'

export const notes = style({ display: 'grid', gap: space.m })
export const buttons = style([wizardButtons, { marginTop: space.s }])
export const view = style({ display: 'grid', gap: space.m })
globalStyle(`${view} > ${head}`, { marginBottom: 0 })
export const notice = style({
  padding: space.m,
  borderRadius: radius.s,
  border: `1px solid ${color.line}`,
  background: color.sunken,
})
export const about = style({ display: 'grid', gap: space.m })
globalStyle(`${about} > h2`, { fontSize: text.h3 })
export const sameDay = style({ minHeight: '5.25rem' })
export const message = style({ marginTop: space.l })
export const wholeDay = style([notes, message])

/** Over the page's mosaic, which has the same height. */
export const datePlace = style({
  position: 'absolute',
  top: 0,
  left: `max(${space.gutter}, 50% - 36rem)`,
  display: 'grid',
  alignItems: 'end',
  height: '11.875rem',
  '@media': { [media.desktop]: { height: '18.75rem' }, [media.laptop]: { height: '13.5rem' } },
})
export const dateCard = style([
  paper,
  {
    padding: '1.25rem min(1.5rem, 6.5vw)',
    fontWeight: 600,
    '@media': { [media.desktop]: { width: '29.125rem', padding: '1.75rem 2rem' } },
  },
])
export const dateTime = style({
  fontFamily: font.display,
  // Nor wider than the window when text is large.
  fontSize: 'clamp(min(2.75rem, 13vw), 5vw, 4.5rem)',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.laptop]: { fontSize: '3.25rem' } },
})
