import { style } from '@vanilla-extract/css'
import { color, radius } from '../../tokens/tokens.css.ts'

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' })
export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.75rem',
  padding: '0.375rem 0.875rem 0.375rem 0.625rem',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { borderColor: color.text },
    '&[data-selected]': {
      borderColor: color.mission.text,
      background: color.mission.soft,
      color: color.mission.text,
      fontWeight: 600,
    },
    '&[data-invalid]': { borderColor: color.destructive.text },
    '&[data-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
  },
})
export const box = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.25rem',
  height: '1.25rem',
  border: '1.5px solid currentColor',
  borderRadius: '0.3rem',
})
