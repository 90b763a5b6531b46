import { mkdirSync, writeFileSync } from 'node:fs'

/* `npm run generate`: writes all generated files that are committed. `npm run generate -- pdf` writes one kind. */

const run = (file: string) => () => import(file)
const generators: Readonly<Record<string, () => Promise<unknown>>> = {
  fonts,
  routes: run('../content/write-released-routes.ts'),
  types: run('../supabase/local/generate-types.ts'),
  pdf: run('./pdf/make-pdfs.ts'),
  word,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !generators[name])
if (unknown.length > 0) fail(`Unknown: ${unknown}. Choose from: ${Object.keys(generators).join(', ')}.`)
for (const [name, generate] of Object.entries(generators))
  if (names.length === 0 || names.includes(name)) await generate().catch(explain)

/**
 * Subsets the two self-hosted fonts to the letters of the site's English copy. Together they have less than 30 kB.
 * Missing letters are drawn by the fallback font.
 */
async function fonts(): Promise<void> {
  const { fontLetters } = await import('../content/validation/text-problems.ts')
  const { siteFont } = await import('./build/site-fonts.ts')
  mkdirSync('public/fonts', { recursive: true })
  write('public/fonts/figtree.woff2', await siteFont('text', fontLetters, 'woff2'))
  write('public/fonts/newsreader-display.woff2', await siteFont('display', fontLetters, 'woff2'))
}

/** The letters for word processors. */
async function word(): Promise<void> {
  const { file, wordFile } = await import('./pdf/word-document.ts')
  write(file, await wordFile())
}

function write(file: string, bytes: Buffer): void {
  writeFileSync(file, bytes)
  console.log(`${file}  ${(bytes.length / 1000).toFixed(1)} kB`)
}

/** The cause in the first line: of a slip in a file of the content where it is; of all else the message, with its stack. */
function explain(error: Error): never {
  const [, slip] = /^Transform failed.*\n(.*)/.exec(error.message) ?? []
  fail(slip ?? String(error.stack))
}

function fail(line: string): never {
  console.error(line)
  process.exit(1)
}
