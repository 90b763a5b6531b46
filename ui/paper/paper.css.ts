import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { sectionTone } from '../layout/layout.css.ts'
import { light } from '../tokens/palette.ts'
import { accentOf, font, media } from '../tokens/tokens.css.ts'

/** White in the light scheme, cream in the dark one. */
export const surface = createVar()

/** Paper is light in both color schemes and on every ground: what stands on it has the light palette's inks. */
export const paper = style({
  vars: { [surface]: light.surface },
  position: 'relative',
  background: surface,
  color: light.text,
  fontSize: '1rem',
  lineHeight: 1.5,
  boxShadow: '0 1px 2px rgb(10 12 20 / 0.08), 0 18px 40px -18px rgb(10 12 20 / 0.38)',
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: { [surface]: '#f7f3eb' } },
    [media.forced]: { border: '1px solid' },
    print: { boxShadow: 'none', outline: '0.5pt solid' },
  },
})

/* A band turns accents gold, which is too light for paper. */
globalStyle(`${sectionTone.band} ${paper}`, { vars: { [accentOf.fill]: accentOf.band } })

/** Serif, as all titles on paper. */
export const title = style({
  fontFamily: font.display,
  fontSize: 'clamp(1.4375rem, 1.3rem + 0.5 * var(--vw), 1.625rem)',
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: '-0.018em',
  textWrap: 'balance',
})
/** A small line above a title or below a drawing. */
export const label = style({
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  color: light.textMuted,
  marginBottom: '0.75rem',
})
