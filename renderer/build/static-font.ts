import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cachedFile, keyOf } from './cached-file.ts'

const require = createRequire(import.meta.url)

const figtree = 'figtree/files/figtree-latin-wght-normal.woff2'
const cuts = {
  display: { file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 72, wght: 500 } },
  regular: { file: figtree, axes: { wght: 400 } },
  medium: { file: figtree, axes: { wght: 500 } },
  semibold: { file: figtree, axes: { wght: 600 } },
  bold: { file: figtree, axes: { wght: 650 } },
}
export type FontCut = keyof typeof cuts

/**
 * One weight of one of the site's fonts as TrueType, with the letters of `text` alone: for what cannot read
 * compressed or variable fonts, as PDF and the drawing of social images.
 */
export async function staticFont(cut: FontCut, text: string): Promise<Buffer> {
  const { file, axes } = cuts[cut]
  // A WebAssembly module of some size: only when a font is to be made.
  const { default: subsetFont } = await import('subset-font')
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  return Buffer.from(await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: axes }))
}

/** Every letter that the fonts can have: a title with a new one draws no other page's image anew. */
const allLetters = [
  [0x20, 0x24f],
  [0x2000, 0x214f],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i)),
  )
  .join('')

/** The same with all letters, as a file in `node_modules/.cache`. */
export async function cachedFont(cut: FontCut): Promise<{ font: Buffer; file: string }> {
  const { file: source, axes } = cuts[cut]
  const tool = `subset-font ${versionOf('subset-font')} ${JSON.stringify(axes)} ${allLetters.length}`
  const key = keyOf(tool, readFileSync(require.resolve(`@fontsource-variable/${source}`)))
  const file = await cachedFile(`fonts/${key}.ttf`, () => staticFont(cut, allLetters))
  return { font: readFileSync(file), file }
}

const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version
