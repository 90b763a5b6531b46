/** The raw colors. Components use the theme contract in `tokens.css.ts` instead. */

type Accent = { fill: string; fillHover: string; on: string; soft: string; text: string }
/** An accent with a dark background for bands with white text. */
type ThemeAccent = Accent & { band: string }

export type Palette = {
  paper: string
  surface: string
  sunken: string
  text: string
  textMuted: string
  line: string
  lineStrong: string
  focusRing: string
  band: string
  onBand: string
  onBandMuted: string
  bandFocusRing: string
  highlight: string
  highlightHover: string
  onHighlight: string
  /** A line on amber. */
  highlightLine: string
  /** A line on a tint. */
  fieldTint: string
  success: string
  successSoft: string
  destructive: Accent
  mission: ThemeAccent
  nonprofit: ThemeAccent
  islamic: ThemeAccent
  climate: ThemeAccent
}

export const light: Palette = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  sunken: '#f4eee4',
  text: '#191d2c',
  textMuted: '#44485a',
  line: '#e3dacb',
  lineStrong: '#81786a',
  focusRing: '#1d5fd1',
  band: '#1c2754',
  onBand: '#ffffff',
  onBandMuted: '#d5daf0',
  bandFocusRing: '#f4b13e',
  highlight: '#f4b13e',
  highlightHover: '#e8a024',
  onHighlight: '#231703',
  highlightLine: 'rgb(35 23 3 / 0.22)',
  fieldTint: 'rgb(25 29 44 / 0.16)',
  success: '#17603a',
  successSoft: '#e4f3e9',
  destructive: { fill: '#a8231c', fillHover: '#871a14', on: '#ffffff', soft: '#fceae8', text: '#9a1f19' },
  mission: {
    fill: '#1f2b5c',
    fillHover: '#121b40',
    on: '#ffffff',
    soft: '#e8ebf7',
    text: '#1f2b5c',
    band: '#1c2754',
  },
  nonprofit: {
    fill: '#8a2a4f',
    fillHover: '#6a1e3b',
    on: '#ffffff',
    soft: '#f9e8ee',
    text: '#842548',
    band: '#561731',
  },
  islamic: {
    fill: '#0a5c5a',
    fillHover: '#064341',
    on: '#ffffff',
    soft: '#dff0ee',
    text: '#0a5553',
    band: '#073f3e',
  },
  climate: {
    fill: '#3b6318',
    fillHover: '#2b4a10',
    on: '#ffffff',
    soft: '#e8f2dc',
    text: '#355914',
    band: '#233d0d',
  },
}

export const dark: Palette = {
  paper: '#11141f',
  surface: '#1a1e2d',
  sunken: '#0c0f18',
  text: '#f3efe7',
  textMuted: '#c6c7d3',
  line: '#2f3448',
  lineStrong: '#868ba3',
  focusRing: '#8db4ff',
  band: '#1a2145',
  onBand: '#ffffff',
  onBandMuted: '#d5daf0',
  bandFocusRing: '#f4b13e',
  highlight: '#f4b13e',
  highlightHover: '#ffc35c',
  onHighlight: '#231703',
  highlightLine: 'rgb(35 23 3 / 0.22)',
  fieldTint: 'rgb(255 255 255 / 0.18)',
  success: '#86d9a8',
  successSoft: '#13301f',
  destructive: { fill: '#b8342c', fillHover: '#a52b24', on: '#ffffff', soft: '#381817', text: '#ffb4ac' },
  mission: {
    fill: '#5163bf',
    fillHover: '#3749a0',
    on: '#ffffff',
    soft: '#20274a',
    text: '#bac5ff',
    band: '#1a2145',
  },
  nonprofit: {
    fill: '#b33f6e',
    fillHover: '#8f3056',
    on: '#ffffff',
    soft: '#38192a',
    text: '#f7b0cb',
    band: '#3a1526',
  },
  islamic: {
    fill: '#0e7673',
    fillHover: '#0a605d',
    on: '#ffffff',
    soft: '#0f2f2e',
    text: '#86dbd5',
    band: '#0b2f2e',
  },
  climate: {
    fill: '#48761f',
    fillHover: '#3c6419',
    on: '#ffffff',
    soft: '#1d2c12',
    text: '#b9de90',
    band: '#1a2b0e',
  },
}
