import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hex } from 'wcag-contrast'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { colorNamed, contrastPairs, decorative } from './pairs.ts'
import { dark, light, type Palette } from './palette.ts'

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, palette: Palette) => {
  test('every pair has enough contrast', () => {
    const failing = contrastPairs
      .map(({ ink, ground, minimum }) => ({
        ink,
        ground,
        minimum,
        contrast: hex(colorNamed(ink, palette), colorNamed(ground, palette)),
      }))
      .filter(({ contrast, minimum }) => contrast < minimum)
    expect(failing).toEqual([])
  })

  test.each([
    ['text', ['paper', 'surface', 'sunken', 'mission.soft']],
    ['onBand', ['mission.band', 'nonprofit.band', 'islamic.band', 'climate.band']],
  ])('an outline button in %s stays readable on its hover tint', (ink, grounds) => {
    const inkHex = colorNamed(ink, palette)
    for (const ground of grounds) {
      expect(hex(inkHex, mix(inkHex, colorNamed(ground, palette), 0.1)), ground).toBeGreaterThanOrEqual(4.5)
    }
  })
})

test('every color that a style sheet uses is in a pair', () => {
  const paired = new Set([...contrastPairs.flatMap(({ ink, ground }) => [ink, ground]), ...decorative])
  const unpaired = new Set<string>()
  for (const file of ['ui', 'pages'].flatMap(filesBelow).filter(isStyleSheet)) {
    for (const [, kind, name = ''] of readFileSync(file, 'utf8').matchAll(
      /\b(color|accentOf)\.([a-z]+(?:\.[a-zA-Z]+)?)/gi,
    )) {
      const full = kind === 'accentOf' ? `mission.${name}` : name
      // A whole accent passed to a function; its colors are in pairs.
      if (typeof light[full as keyof Palette] === 'object') continue
      if (!paired.has(full)) unpaired.add(`${file}: ${full}`)
    }
  }
  expect([...unpaired]).toEqual([])
})

const isStyleSheet = (file: string) => file.endsWith('.css.ts') && !file.endsWith('tokens.css.ts')

/** Computes `color-mix(in srgb, ink share, ground)`; the share is from 0 to 1. */
function mix(ink: string, ground: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(ink, at) * share + channel(ground, at) * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
