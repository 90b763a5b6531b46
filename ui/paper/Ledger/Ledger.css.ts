import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { light } from '../../tokens/palette.ts'
import { font, media } from '../../tokens/tokens.css.ts'
import { paper } from '../paper.css.ts'

export const ledger = style([paper, { maxWidth: '35.25rem', padding: 'clamp(1.25rem, 6%, 2rem)' }])
const base = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 7fr) minmax(0, 5fr)',
  borderTop: `1px solid ${light.line}`,
  // On a phone, a row has its name and its value.
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) min(7.75rem, 45%)' } },
} as const
export const row = styleVariants({
  plain: base,
  sum: {
    ...base,
    borderTop: `1.5px solid ${light.text}`,
    borderBottom: `4px double ${light.text}`,
    fontWeight: 600,
  },
  open: { ...base, borderTop: 0, color: light.textMuted },
})
globalStyle(`${ledger} > p + ${row.plain}`, { borderTop: 0, marginTop: '1rem' })
globalStyle(`${ledger} > div > *`, { marginBottom: 0, padding: '0.75rem 0.75rem 0.75rem 0' })
globalStyle(`${ledger} > div > :last-child`, { paddingRight: 0, textAlign: 'right' })
globalStyle(`${ledger} > div > :nth-child(2)`, { '@media': { [media.phone]: { display: 'none' } } })
export const value = style({
  fontFamily: font.display,
  fontSize: '1.625rem',
  // Large text has no more room for a figure.
  '@media': { [media.phone]: { fontSize: 'min(1.625rem, 6.6vw)' } },
  fontWeight: 500,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
})
globalStyle(`${row.open} > ${value}`, { fontSize: 'min(1.375rem, 5.6vw)' })
