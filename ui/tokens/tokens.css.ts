import { assignVars, createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, light } from './palette.ts'

export const color = createThemeContract(light)
createGlobalTheme(':root', color, light)
globalStyle(':root', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(color, dark) } },
})

/** The accent of the closest `data-theme` ancestor. */
export const accentOf = createThemeContract(light.mission)

for (const theme of ['mission', 'nonprofit', 'islamic', 'climate'] as const)
  globalStyle(theme === 'mission' ? ':root, [data-theme=mission]' : `[data-theme=${theme}]`, {
    vars: assignVars<typeof accentOf>(accentOf, color[theme]),
  })

export const font = {
  display: "'Newsreader Display', 'Display Fallback', 'Display Android', 'Display Times', serif",
  body: "'Figtree', 'Body Fallback', system-ui, sans-serif",
} as const

/*
 * `--vw` replaces `vw` in font sizes. At 400 % zoom, Safari resolves `vw` in a font size against the window's width
 * before zooming, so narrow windows use a fixed value: 1 % of 375 px.
 */
globalStyle(':root', {
  vars: { '--vw': '1vw' },
  '@media': { '(max-width: 30rem)': { vars: { '--vw': '0.234rem' } } },
})

/** Font sizes in rem, fluid between viewport widths of 375 and 1440 px. */
export const text = {
  small: '0.875rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.35 * var(--vw), 1.3125rem)',
  h3: '1.25rem',
  h2: 'clamp(1.625rem, 1.4rem + 0.75 * var(--vw), 2.125rem)',
  h1: 'clamp(2.25rem, 1.45rem + 2.4 * var(--vw), 3.9375rem)',
} as const

export const space = {
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.25rem',
  xxl: '3.5rem',
  section: 'clamp(4rem, 3rem + 3.6vw, 6.5rem)',
  // These two grow with the text size, up to a share of the viewport's width.
  gutter: 'clamp(min(1.125rem, 6vw), 0.4rem + 3vw, 3rem)',
  /** Minimum padding of a card or a form. */
  inset: 'min(1.25rem, 7vw)',
} as const

/** Of fields and papers, of cards, and of buttons. */
export const radius = { s: '0.625rem', l: '1.25rem', pill: '999px' } as const

export const shadow = {
  raised: '0 1px 2px rgb(25 29 44 / 0.06), 0 8px 24px -12px rgb(25 29 44 / 0.18)',
  overlay: '0 24px 64px -16px rgb(10 12 20 / 0.45)',
} as const

export const media = {
  phone: 'screen and (max-width: 44.99rem)',
  tablet: '(min-width: 45rem)',
  desktop: '(min-width: 64rem)',
  /** A low window, whose first screen still has a page's title, text and button. */
  laptop: '(min-width: 64rem) and (max-height: 45rem)',
  /** The header's menus fit side by side. */
  menus: '(min-width: 80rem)',
  /** A phone in landscape with its on-screen keyboard open. */
  low: '(max-height: 15rem)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
} as const

/** Two rows where the menus fit, lower in a low window. */
export const headerHeight = 'var(--header)'
globalStyle(':root', {
  vars: { '--header': '4.5rem' },
  '@media': {
    [media.menus]: { vars: { '--header': '6.5rem' } },
    [`${media.menus} and (max-height: 45rem)`]: { vars: { '--header': '6rem' } },
  },
})

globalStyle(':root', { colorScheme: 'light dark' })
