import type { Palette } from './palette.ts'

/** A colour of the palette, by name: `textMuted`, `nonprofit.soft`. */
export type ColorName = string

/** Two colours that meet on a page, and the least contrast that they must have (WCAG 2.2). */
export type ContrastPair = { ink: ColorName; ground: ColorName; least: number }

/** Success criterion 1.4.6, which is AAA: what people read. */
const body = 7
/** 1.4.3, AA: labels, headings and buttons in colour. */
const label = 4.5
/** 1.4.11: borders of fields, focus rings, and drawings that say something. */
const drawing = 3

const themes = ['mission', 'nonprofit', 'islamic', 'climate'] as const
const accents = [...themes, 'destructive'] as const

const plain = ['paper', 'surface', 'sunken']
const tints = accents.map((accent) => `${accent}.soft`)
const bands = themes.map((theme) => `${theme}.band`)

/**
 * Every pair that the style sheets make. `accentOf` stands for each theme in turn; on a band of a theme, muted text,
 * focus ring and accents are those of the band (`ui/layout/layout.css.ts`).
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text', 'textMuted'], [...plain, ...tints], body),
  ...pairs(['onBand', 'onBandMuted'], bands, body),
  ...pairs(['text'], ['successSoft'], body),
  // The icon of a dialog's close button while a pointer is over it.
  ...pairs(['text'], ['line'], label),

  ...accents.flatMap((accent) => pairs([`${accent}.text`], [...plain, `${accent}.soft`], label)),
  ...accents.flatMap((accent) => pairs([`${accent}.on`], [`${accent}.fill`, `${accent}.fillHover`], label)),
  ...pairs(['success'], ['successSoft'], label),
  ...pairs(['highlight'], ['band', ...bands], label),
  ...pairs(['onHighlight'], ['highlight', 'highlightHover'], label),
  // The button `default` and the link that skips to the content.
  ...pairs(['paper'], ['text', 'textMuted'], label),
  // A filled button of an accent, on a band.
  ...pairs(['band'], ['onBand', 'onBandMuted'], label),

  ...pairs(['lineStrong'], plain, drawing),
  ...pairs(['focusRing'], [...plain, ...tints, 'successSoft'], drawing),
  ...pairs(['bandFocusRing'], bands, drawing),
  // Bars, marks of a time line, the steps that are done.
  ...themes.flatMap((theme) => pairs([`${theme}.fill`], plain, drawing)),
]

/** Lines that only divide: nothing is lost where they are not seen. */
export const decorative: readonly ColorName[] = ['line']

export function colorNamed(name: ColorName, palette: Palette): string {
  const [group, part] = name.split('.')
  const found = palette[group as keyof Palette]
  const color = typeof found === 'object' ? found[part as 'fill'] : found
  if (!color) throw new Error(`No colour “${name}” in the palette`)
  return color
}

function pairs(inks: readonly ColorName[], grounds: readonly ColorName[], least: number): ContrastPair[] {
  return inks.flatMap((ink) => grounds.map((ground) => ({ ink, ground, least })))
}
