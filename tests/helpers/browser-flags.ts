import { fontsConfig } from './baseline-fonts.ts'

/** Flags for pixel-identical screenshots, and against background network requests. */
export const browserFlags = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Partial repaints differ at rounded corners from full ones.
  '--disable-partial-raster',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not work as root, the usual user in containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export const browserEnvironment = {
  ...(process.env as Record<string, string>),
  TZ: 'UTC',
  FONTCONFIG_FILE: fontsConfig,
}
