import { assignVars, createGlobalTheme, createThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, light } from './palette.ts'

export const color = createThemeContract(light)
createGlobalTheme(':root', color, light)
/** What differs in the dark. Fields, leaves and amber keep their colors. */
const darkVars = assignVars(color, dark)
for (const [name, value] of Object.entries(assignVars(color, light)))
  if (darkVars[name as keyof typeof darkVars] === value) delete darkVars[name as keyof typeof darkVars]
globalStyle(':root', { '@media': { 'screen and (prefers-color-scheme: dark)': { vars: darkVars } } })

/** The accent of the closest `data-theme` ancestor. */
export const accentOf = createThemeContract(light.mission)

for (const theme of ['mission', 'nonprofit', 'islamic', 'climate'] as const)
  globalStyle(theme === 'mission' ? ':root, [data-theme=mission]' : `[data-theme=${theme}]`, {
    vars: assignVars<typeof accentOf>(accentOf, color[theme]),
  })

export const font = {
  display: "'Newsreader Display', 'Display Fallback', 'Display Android', 'Display Times', serif",
  body: 'var(--text), system-ui, sans-serif',
} as const
globalStyle(':root', { vars: { '--text': "Figtree, 'Body Fallback'" } })

/*
 * `--vw` replaces `vw` in font sizes. At 400 % zoom, Safari resolves `vw` in a font size against the window's width
 * before zooming, so narrow windows use a fixed value: 1 % of 375 px.
 */
globalStyle(':root', {
  vars: { '--vw': '1vw' },
  '@media': { '(max-width: 30rem)': { vars: { '--vw': '0.234rem' } } },
})

/**
 * Font sizes by the size of the window: on phones, in wide windows, and in those that are high enough, too. The two
 * largest are the title and the figures.
 */
export const text = {
  label: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'var(--lead)',
  h3: 'var(--h3)',
  h2: 'var(--h2)',
  close: 'var(--close)',
  h1: 'var(--h1)',
  /** Titles that are the drawing, too. */
  large: 'var(--large)',
  poster: 'var(--poster)',
  figure: 'var(--figure)',
} as const

export const space = {
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2.25rem',
  xxl: '3.5rem',
  section: 'var(--section)',
  /** The page's margin. On tablets, it leaves one column. */
  gutter: 'var(--gutter)',
  /** Minimum padding of a card or a form. */
  inset: 'min(1.25rem, 7vw)',
} as const

/** Of fields and papers, of cards, and of buttons. */
export const radius = { s: '0.625rem', l: '1.25rem', pill: '999px' } as const

export const shadow = {
  raised: '0 1px 2px rgb(25 29 44 / 0.06), 0 8px 24px -12px rgb(25 29 44 / 0.18)',
  /** Of a paper that lies on a ground. */
  sheet: '0 1px 2px rgb(25 29 44 / 0.08), 0 18px 40px -18px rgb(25 29 44 / 0.38)',
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
  /** The whole grid fits: twelve columns of 74 px, with the thread in the margin. */
  grid: 'screen and (min-width: 80rem)',
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

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: {
    '--gutter': 'min(1.125rem, 6vw)',
    '--section': '4rem',
    '--lead': '1.125rem',
    '--h3': '1.4375rem',
    '--h2': '1.875rem',
    '--close': '2.25rem',
    '--h1': '2.375rem',
    '--large': 'min(3.5rem, 15vw)',
    '--poster': 'min(5.25rem, 19.5vw)',
    '--figure': 'min(6.5rem, 22vw)',
  },
  '@media': {
    [media.tablet]: {
      vars: {
        '--gutter': 'max(3rem, 50vw - 18.75rem)',
        '--section': '5rem',
        '--lead': '1.1875rem',
        '--h3': '1.625rem',
        '--h2': '2.375rem',
        '--close': '2.75rem',
        '--h1': '3.125rem',
        '--large': '5rem',
        '--poster': '6.5rem',
      },
    },
    [media.desktop]: {
      vars: {
        '--gutter': '3rem',
        '--section': '7rem',
        '--h2': '2.75rem',
        '--close': '3.25rem',
        '--figure': 'min(8rem, 9vw)',
      },
    },
    // The header has its menus, and the window is high.
    '(min-width: 80rem) and (min-height: 45.01rem)': {
      vars: { '--lead': '1.3125rem', '--h1': '3.75rem', '--large': '6.5rem', '--poster': '8rem' },
    },
  },
})
