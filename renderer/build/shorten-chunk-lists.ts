import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from './files-below.ts'

/**
 * Shortens the name of each built style sheet to the start of its hash, and writes the files that an import needs as one
 * string (see `small-preload.ts`). Vite's lists of files would be a fifth of the page script.
 */
export function shortenChunkLists(client: string): void {
  const files = filesBelow(join(client, 'assets'))
  const names = new Map<string, string>()
  for (const file of files) {
    const hash = /\.([\w-]{5})[\w-]{3}\.css$/.exec(file)?.[1]
    if (!hash) continue
    const short = `assets/${hash}.css`
    if (existsSync(join(client, short)))
      throw new Error(`Two style sheets would be named ${short}: take longer hashes.`)
    names.set(`assets/static/${basename(file)}`, short)
    renameSync(file, join(client, short))
  }
  const known = stylesInAll(client, [...names.values()])
  const isEntry = (file: string) => file.includes('/assets/entries/')
  // The page script first: what it loads is there before any other script runs, so the others can leave it out.
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .sort((a, b) => Number(isEntry(b)) - Number(isEntry(a)))
  for (const file of scripts) {
    const script = readFileSync(file, 'utf8')
    const renamed = script.replace(/assets\/static\/[\w.-]+\.css/g, (name) => names.get(name) ?? name)
    const short = withShortLists(renamed, known)
    if (short !== script) writeFileSync(file, short)
    if (isEntry(file)) for (const name of listsIn(short).join('').split(' ')) known.add(fileOf(name))
  }
}

/** The style sheets that every document contains in full: nothing needs to load them. */
function stylesInAll(client: string, sheets: readonly string[]): Set<string> {
  let found = sheets.map((file) => ({ file, css: readFileSync(join(client, file), 'utf8').trim() }))
  for (const document of filesBelow(client).filter((file) => file.endsWith('.html'))) {
    if (found.length === 0) break
    const html = readFileSync(document, 'utf8')
    found = found.filter(({ css }) => html.includes(css))
  }
  return new Set(found.map(({ file }) => file))
}

const fileOf = (name: string) => `assets/${name}${name.endsWith('.') ? 'css' : '.js'}`

const listsIn = (script: string) =>
  [...script.matchAll(/"((?: [\w-]+\.?)+)"/g)].map(([, list]) => list as string)

/** Vite's table of files, and the lists of places in it. */
const table = /const __vite__mapDeps=[^;]*?m\.f=(\[[^\]]*\])[^;]*;\n?/

/**
 * `[0,1]` becomes ` BWaJ3C Bp183.`: the name of a style sheet ends with a dot.
 *
 * @param known files that need not be fetched
 */
export function withShortLists(script: string, known: ReadonlySet<string> = new Set()): string {
  const found = table.exec(script)
  if (!found?.[1]) return script
  const files = (JSON.parse(found[1]) as string[]).map((file) => {
    // The page script is running already, and the document's own styles are there.
    if (file.startsWith('assets/entries/') || known.has(file)) return undefined
    const [, name, ending] = /^assets\/([\w-]+)\.(js|css)$/.exec(file) ?? []
    if (!name) throw new Error(`“${file}” is not named as other chunks are.`)
    return ending === 'css' ? `${name}.` : name
  })
  const short = script
    .replace(found[0], '')
    .replace(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, places: string) => {
      // The first is the imported chunk, which the import names itself.
      const [, ...beside] = places.split(',').map((place) => files[Number(place)])
      return JSON.stringify(beside.map((name) => (name ? ` ${name}` : '')).join(''))
    })
  if (short.includes('__vite__mapDeps'))
    throw new Error('Vite writes its lists of chunks in another way now.')
  return short
}
