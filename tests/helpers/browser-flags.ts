import { fontsConfig } from './baseline-fonts.ts'

/** What makes two drawings of one page equal to the pixel, and keeps the browser from asking the network anything. */
export const browserFlags = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // A part that is drawn anew beside one that is kept differs at rounded corners from one drawn whole.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The sandbox cannot be had as root, which containers are.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export const browserEnvironment = { ...definedVariables(), TZ: 'UTC', FONTCONFIG_FILE: fontsConfig }

function definedVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
