import { letterWidths, measuredLetters } from './letter-widths.ts'

export type LabelFont = keyof typeof letterWidths

const places = new Map([...measuredLetters].map((letter, i) => [letter, i]))
const unknown = places.get('n') ?? 0

/**
 * The width of a text in one line, in px.
 *
 * @param tracking letter spacing, in parts of the size
 */
export function textWidth(text: string, font: LabelFont, size: number, tracking = 0): number {
  let thousandths = 0
  let letters = 0
  for (const letter of text) {
    thousandths += letterWidths[font][places.get(letter) ?? unknown] ?? 0
    letters++
  }
  return (thousandths / 1000 + tracking * letters) * size
}
