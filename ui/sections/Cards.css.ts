import { globalStyle, style } from '@vanilla-extract/css'
import { columns } from '../layout/layout.css.ts'
import { accentOf, color, font, media, space, text as textSize } from '../tokens/tokens.css.ts'

/** Rows between lines: the name, its text from the sixth column on, and a link at the right edge. */
export const rows = style({ borderBottom: `1px solid ${color.line}` })
export const row = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.xs,
  paddingBlock: space.l,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${columns.start}) minmax(0, 540fr) minmax(max-content, 98fr)`,
      columnGap: space.l,
      alignItems: 'baseline',
    },
  },
})
export const text = style({ color: color.textMuted, textWrap: 'balance' })

/** Without lines: the space between them is enough. */
export const open = style({ display: 'grid', alignContent: 'start', gap: space.s })

/** The link is the title, but its click target covers the card. */
export const cardLink = style({
  textDecoration: 'none',
  // Inline, its lines would not be balanced; an inline block stands on its last line.
  display: 'block',
  // When the focus scrolls to a card, its text scrolls into view with its title.
  scrollMarginBottom: '5rem',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focusRing}`, outlineOffset: '3px' },
  },
})
globalStyle(`${row}:hover ${cardLink}`, { textDecoration: 'underline', textDecorationThickness: '0.05em' })

/** An audience: its leaf, and its name as a link. */
export const audience = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: space.s })
export const leaf = style({
  width: '10.75rem',
  aspectRatio: '1',
  marginBottom: space.xs,
  vars: { '--round': '100%' },
  '@media': { [media.phone]: { width: '6.75rem' } },
})
globalStyle(`${audience} ${cardLink}`, {
  textDecoration: 'underline',
  textDecorationThickness: '0.045em',
  textUnderlineOffset: '0.16em',
})
/** A story opens with its drawing. */
export const story = style([
  audience,
  {
    padding: `${space.l} clamp(${space.inset}, 3vw, 2.5rem) clamp(${space.inset}, 3vw, 2.5rem)`,
    background: color.nonprofit.band,
    color: color.onBand,
    vars: { [color.textMuted]: color.onBandMuted, [color.focusRing]: color.highlight },
    overflow: 'clip',
  },
])
globalStyle(`${story} svg`, { height: '9rem', overflow: 'visible', stroke: color.highlight })
globalStyle(`${story} svg circle`, { fill: color.highlight })
/* Its leaf reaches the card's upper right corner, as high as the other's lines. */
globalStyle(`${story} > ${leaf}`, {
  width: 'auto',
  height: `calc(9rem + ${space.l})`,
  aspectRatio: 'auto',
  margin: `calc(-1 * ${space.l}) calc(-1 * clamp(${space.inset}, 3vw, 2.5rem)) 0 30%`,
  vars: { '--round': `calc(9rem + ${space.l})` },
})

export const details = style({ '@media': { [media.desktop]: { justifySelf: 'end' } } })
export const body = style({ display: 'grid', gap: space.m })
/* Not in the dialog, where the title has its own margin. */
globalStyle(`${details} > ${body}`, { marginTop: space.l })
globalStyle(`${details}[open]`, {
  '@media': { [media.desktop]: { gridColumn: '2 / -1', justifySelf: 'start' } },
})
globalStyle(`${body} h4`, { marginBottom: '0.25rem', color: accentOf.text })

export const groupTitle = style({
  marginBottom: space.m,
  paddingTop: space.m,
  borderTop: `3px solid ${color.highlight}`,
  fontFamily: font.body,
  fontSize: textSize.small,
  fontWeight: 650,
  letterSpacing: 0,
})
