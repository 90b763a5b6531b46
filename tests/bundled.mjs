// node tests/bundled.mjs FILE.ts …: runs a TypeScript module as one file, which is made once and kept in
// node_modules/.cache for as long as no source of it changes. To find, compile and load hundreds of modules takes
// longer than most of what they then do; `npm run check -- --changed` is to answer within two seconds.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'node_modules/.cache/bundled')
const [entry] = process.argv.splice(2, 1)
const bundle = join(folder, `${entry.replace(/\W/g, '-')}.mjs`)

/** What bundles are made with and what they take from packages: this file, the folder, and the installed packages. */
const surroundings = ['tests/bundled.mjs', 'node_modules/.package-lock.json']

// The compiled code is kept too, where Node can (22.8 and later).
module.enableCompileCache?.(join(folder, 'compiled'))
if (!isFresh()) await make()
await import(pathToFileURL(bundle))

function isFresh() {
  try {
    const { from, hash } = JSON.parse(readFileSync(`${bundle}.json`, 'utf8'))
    return hash === hashOf(from)
  } catch {
    return false
  }
}

async function make() {
  const { build } = await import('esbuild')
  const { metafile, outputFiles } = await build({
    entryPoints: [join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    outfile: bundle,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // They find files of their own beside them, or are loaded only when there is something to read.
    external: ['esbuild', 'harper.js', 'harper.js/binary', 'dictionary-en', 'tsx'],
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
    plugins: [{ name: 'own place', setup: keepPlaces }],
  })
  const from = [
    ...surroundings,
    ...Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/')),
  ]
  mkdirSync(folder, { recursive: true })
  writeFileSync(bundle, outputFiles[0].contents)
  writeFileSync(`${bundle}.json`, JSON.stringify({ from, hash: hashOf(from) }))
}

/** A module looks for files from where its source is, not from where the bundle is. */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
    if (relative(root, path).startsWith('node_modules')) return
    const contents = readFileSync(path, 'utf8')
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
    return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
  })
}

function hashOf(files) {
  const hash = createHash('sha1').update(`${root} ${process.version}`)
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
