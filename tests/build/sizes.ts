import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotli } from '../../renderer/build/brotli.ts'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { type BuiltDocument, clientDir } from './built-site.ts'

/** Transfer size in bytes: brotli at the highest level, as on a static host. */
export const compressedSize = (content: string | Uint8Array) => brotli(Buffer.from(content)).length

/**
 * The scripts that a document runs before an intent: those it references and their static imports, as paths from the
 * site's root.
 */
export function scriptsBeforeIntent({ root }: BuiltDocument): string[] {
  const named = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
    ...root
      .querySelectorAll('link[rel=modulepreload],link[as=script]')
      .map((link) => link.getAttribute('href')),
  ]
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const imported of staticImports(readFileSync(join(clientDir, path), 'utf8'))) {
      follow(imported.startsWith('/') ? imported : join(dirname(path), imported))
    }
  }
  for (const path of named) if (path) follow(path)
  return [...found]
}

/** The modules that a built module imports statically; `import()` is not followed. */
function staticImports(code: string): string[] {
  const statement = /\b(?:import|export)\b\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["']([^"'\n]+\.js)["']/g
  return [...code.matchAll(statement)].map((match) => match[1] as string)
}

export function scriptSize(document: BuiltDocument): number {
  return sum(scriptsBeforeIntent(document).map((path) => compressedSize(readFileSync(join(clientDir, path)))))
}

/** The fonts that a page may fetch. woff2 is already compressed. */
export const fontSizes = (): [string, number][] =>
  filesBelow(join(clientDir, 'fonts')).map((file) => [
    file.slice(clientDir.length),
    readFileSync(file).length,
  ])

/** The uncompressed size of each inline SVG, in bytes. */
export const drawingSizes = ({ root }: BuiltDocument) =>
  root.querySelectorAll('svg').map((svg) => svg.outerHTML.length)

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
