import { globalStyle, style } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { color, font, radius } from '../../tokens/tokens.css.ts'
import { paper } from '../paper.css.ts'

export const results = style({ display: 'grid', gap: '1.25rem', width: '100%', maxWidth: '35.25rem' })
export const query = style([
  paper,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '1rem',
    padding: '1.125rem 1.75rem',
    borderRadius: radius.pill,
    fontSize: 'clamp(1.125rem, 1rem + 0.4 * var(--vw), 1.375rem)',
  },
])
export const after = style([paper, { padding: 'clamp(1.25rem, 5%, 1.75rem)' }])
export const address = style({ marginTop: '0.5rem', fontSize: '0.9375rem', color: light.textMuted })
/** The largest words of the object. */
export const title = style({
  paddingBottom: '0.5rem',
  fontFamily: font.display,
  fontSize: 'clamp(1.625rem, 1.3rem + 1 * var(--vw), 2.125rem)',
  fontWeight: 500,
  lineHeight: 1.06,
  color: light.mission.text,
})
/** On the ground itself, without its pattern. */
export const before = style({
  padding: 'clamp(1.25rem, 5%, 1.75rem)',
  border: '1px dashed',
  background: color.mission.band,
  color: color.onBand,
  lineHeight: 1.45,
})
globalStyle(`${before} > :first-child`, { fontSize: '0.8125rem', fontWeight: 600 })
