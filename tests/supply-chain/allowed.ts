/** What may run while packages are installed, and why. The project works without: `npm ci --ignore-scripts` is enough. */
export const installScripts: Readonly<Record<string, string>> = {
  deno: 'puts its binary where its launcher looks; deno-binary.ts finds it without',
  esbuild: 'the same',
}

/** Packages that name their licence in a file; each was read. */
export const licencesInFiles: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  eval: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
}

/** Tools that only a test runs, under a licence that forbids to hand them out with the product: nobody does. */
export const toolLicences: Readonly<Record<string, string>> = {
}

/** Licences under which a package may be used in a product that is not open itself. */
export const licences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  // As dictionary-en names those of the word lists that it is made of.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]
