import type { Palette } from './palette.ts'

/** The name of a color in the palette, such as `textMuted` or `nonprofit.soft`. */
export type ColorName = string

/** A foreground and a background color that occur together, and their minimum contrast (WCAG 2.2). */
export type ContrastPair = { ink: ColorName; ground: ColorName; minimum: number }

/** Body text: success criterion 1.4.6 (AAA). */
const body = 7
/** Labels, headings and buttons: 1.4.3 (AA). */
const label = 4.5
/** Field borders, focus rings and meaningful graphics: 1.4.11 (AA). */
const drawing = 3

const themes = ['mission', 'nonprofit', 'islamic', 'climate'] as const
const accents = [...themes, 'destructive'] as const

const plain = ['paper', 'surface', 'sunken']
const tints = accents.map((accent) => `${accent}.soft`)
const bands = themes.map((theme) => `${theme}.band`)

/**
 * Every pair that the style sheets use. `accentOf` can be any theme; inside a band, muted text, focus ring and accents
 * have the band's own colors (`ui/layout/layout.css.ts`).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted'], [...plain, ...tints], body),
  ...pairs(['onBand', 'onBandMuted'], bands, body),
  ...pairs(['text'], ['successSoft'], body),
  // The icon of a dialog's close button on hover.
  ...pairs(['text'], ['line'], label),

  ...accents.flatMap((accent) => pairs([`${accent}.text`], [...plain, `${accent}.soft`], label)),
  ...accents.flatMap((accent) => pairs([`${accent}.on`], [`${accent}.fill`, `${accent}.fillHover`], label)),
  ...pairs(['success'], ['successSoft'], label),
  ...pairs(['highlight'], ['band', ...bands], label),
  ...pairs(['onHighlight'], ['highlight', 'highlightHover'], label),
  // The `default` button and the skip link.
  ...pairs(['paper'], ['text', 'textMuted'], label),
  // A filled button on a band.
  ...pairs(['band'], ['onBand', 'onBandMuted'], label),

  ...pairs(['lineStrong'], plain, drawing),
  ...pairs(['focusRing'], [...plain, ...tints, 'successSoft'], drawing),
  ...pairs(['bandFocusRing'], bands, drawing),
  // Bars, timeline dots, completed steps.
  ...themes.flatMap((theme) => pairs([`${theme}.fill`], plain, drawing)),
]

/** Colors of decorative lines, which need no contrast. */
export const decorative: readonly ColorName[] = ['line']

export function colorNamed(name: ColorName, palette: Palette): string {
  const [group, part] = name.split('.')
  const found = palette[group as keyof Palette]
  const color = typeof found === 'object' ? found[part as 'fill'] : found
  if (!color) throw new Error(`No color “${name}” in the palette`)
  return color
}

function pairs(inks: readonly ColorName[], grounds: readonly ColorName[], minimum: number): ContrastPair[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, minimum })))
}
