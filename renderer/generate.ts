/* `npm run generate`: writes all generated files that are committed. `npm run generate -- pdf` writes one kind. */

const generators: Readonly<Record<string, string>> = {
  fonts: 'renderer/build/make-fonts.ts',
  routes: 'content/write-released-routes.ts',
  types: 'supabase/local/generate-types.ts',
  pdf: 'renderer/pdf/make-pdfs.ts',
  word: 'renderer/pdf/make-word.ts',
}

export {}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !generators[name])
if (unknown.length > 0)
  throw new Error(`Unknown: ${unknown}. Choose from: ${Object.keys(generators).join(', ')}.`)
for (const [name, file] of Object.entries(generators))
  if (names.length === 0 || names.includes(name)) await import(`../${file}`).catch(explain)

/** Of a slip in a file of the content only the line that says where it is; everything else as it came. */
function explain(error: Error): never {
  const [, slip] = /^Transform failed.*\n(.*)/.exec(error.message) ?? []
  if (!slip) throw error
  console.error(slip)
  process.exit(1)
}
