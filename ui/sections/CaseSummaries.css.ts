import { globalStyle, style } from '@vanilla-extract/css'
import { paddedBox } from '../layout/layout.css.ts'
import { accentOf, color, media, space } from '../tokens/tokens.css.ts'

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.l,
  ...paddedBox,
  borderTop: `4px solid ${accentOf.fill}`,
  // Side by side, titles, tables and texts begin at one height.
  '@media': { [media.desktop]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})
export const meta = style({ color: color.textMuted, fontSize: '0.9375rem' })
export const table = style({
  width: '100%',
  // Not `collapse`: Chromium sometimes prints collapsed borders in the dark scheme's color.
  borderSpacing: 0,
  tableLayout: 'fixed',
  textAlign: 'left',
})
export const head = style({
  padding: '0 0.5rem 0.5rem 0',
  fontSize: '0.875rem',
  fontWeight: 500,
  color: color.textMuted,
})
export const rowHead = style({ paddingTop: space.m, borderTop: `1px solid ${color.line}`, fontWeight: 650 })
const cell = {
  padding: '0.25rem 0.75rem 1rem 0',
  verticalAlign: 'top',
  lineHeight: 1.4,
  overflowWrap: 'break-word',
} as const
export const before = style({ ...cell, color: color.textMuted })
/* Side by side, rows of up to three lines begin at one height. */
globalStyle(`li:not(:only-child) ${before}`, { '@media': { [media.desktop]: { height: '5.5rem' } } })
export const after = style({ ...cell, fontWeight: 600 })
