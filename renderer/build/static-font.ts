import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cachedFile, keyOf } from './cached-file.ts'

const require = createRequire(import.meta.url)

const figtree = 'figtree/files/figtree-latin-wght-normal.woff2'
const variants = {
  display: { file: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: { opsz: 72, wght: 500 } },
  regular: { file: figtree, axes: { wght: 400 } },
  semibold: { file: figtree, axes: { wght: 600 } },
}
export type FontVariant = keyof typeof variants

/**
 * A static TrueType font with one weight of a site font and only the letters of `text`, for tools that cannot read
 * compressed or variable fonts: PDF and social images.
 */
export async function staticFont(variant: FontVariant, text: string): Promise<Buffer> {
  const { file, axes } = variants[variant]
  // Imported here because it is a large WebAssembly module.
  const { default: subsetFont } = await import('subset-font')
  const source = readFileSync(require.resolve(`@fontsource-variable/${file}`))
  return Buffer.from(await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: axes }))
}

/** All letters that the fonts may have, so that a new letter in one title does not invalidate all cached images. */
const allLetters = [
  [0x20, 0x24f],
  [0x2000, 0x214f],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from }, (_, i) => String.fromCodePoint(from + i)),
  )
  .join('')

/** A static font with all letters, as a file in `node_modules/.cache`. */
export async function cachedFont(variant: FontVariant): Promise<string> {
  const { file: source, axes } = variants[variant]
  const tool = `subset-font ${versionOf('subset-font')} ${JSON.stringify(axes)} ${allLetters.length}`
  const key = keyOf(tool, readFileSync(require.resolve(`@fontsource-variable/${source}`)))
  return cachedFile(`fonts/${key}.ttf`, () => staticFont(variant, allLetters))
}

const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version
