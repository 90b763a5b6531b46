import { light } from '../../ui/tokens/palette.ts'

export type Line = { as: string; text: string }
type Font = 'display' | 'body'
/** The names in the fonts' files, which have one weight each. */
export const families: Record<Font, string> = { display: 'Newsreader 16pt', body: 'Figtree Light' }

/** One line of text; `y` is its baseline. */
export function text(font: Font, size: number, x: number, y: number, fill: string, line: string) {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-family="${families[font]}" font-size="${size}" fill="${fill}">${escaped}</text>`
}

const widths: [RegExp, number][] = [
  [/[mwMW@%—]/, 0.85],
  [/[A-Z$€&]/, 0.66],
  [/[ijl.,:;’'|ftI ]/, 0.29],
  [/./, 0.53],
]
/** About the width of a line, in ems: rather too wide. */
const widthOf = (line: string) =>
  [...line].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0), 0)

/** Breaks a text at its spaces into lines that fit. */
export function wrap(line: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (widthOf(longer) * size <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}

const looks: Record<string, { font: Font; size: number }> = {
  title: { font: 'display', size: 42 },
  figure: { font: 'display', size: 96 },
}

/** The lines of a paper below each other, as many as there is room for. */
export function paragraph(lines: readonly Line[], width: number, height: number): string {
  let y = 0
  return lines
    .map(({ as, text: words }) => {
      const { font, size } = looks[as] ?? { font: 'body', size: 25 }
      const framed = as === 'field' || as === 'button'
      const rows = wrap(words, size, width - (framed ? 32 : 0))
      const top = y
      y += rows.length * size * 1.25 + (framed ? 40 : 18)
      if (top > height) return ''
      const button = as === 'button'
      const frame = framed
        ? `<rect y="${top}" width="${width}" height="${rows.length * size * 1.25 + 20}" rx="${button ? 24 : 8}" fill="${button ? light.mission.fill : 'none'}" stroke="${light.lineStrong}"/>`
        : ''
      const fill = button ? light.onBand : as === 'struck' ? light.lineStrong : light.text
      const drawn = rows.map((row, i) =>
        text(font, size, framed ? 16 : 0, top + size * (1 + i * 1.25) + (framed ? 8 : 0), fill, row),
      )
      return frame + drawn.join('')
    })
    .join('')
}
