import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from './files-below.ts'

/**
 * Renames each style sheet that scripts load to the beginning of its hash, and replaces Vite's lists of the files that an import needs
 * with strings (see `small-preload.ts`). Vite's lists would be a fifth of the page script.
 */
export function shortenChunkLists(client: string): void {
  const files = filesBelow(join(client, 'assets'))
  const names = new Map<string, string>()
  for (const file of files) {
    const hash = /\.([\w-]{5})[\w-]{3}\.css$/.exec(file)?.[1]
    if (!hash || file.includes('ui_tokens_print')) continue
    const short = `assets/${hash}.css`
    if (existsSync(join(client, short)))
      throw new Error(`Two style sheets would be named ${short}: use longer hashes.`)
    names.set(`assets/static/${basename(file)}`, short)
    renameSync(file, join(client, short))
  }
  const known = stylesInAll(client, [...names.values()])
  const isEntry = (file: string) => file.includes('/assets/entries/')
  // The page script first: whatever it loads is there before other scripts run, so their lists can omit it.
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

/** The style sheets that every document contains in full, so that scripts need not load them. */
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

/** Vite's table of files. Its lists contain indexes into the table. */
const table = /const __vite__mapDeps=[^;]*?m\.f=(\[[^\]]*\])[^;]*;\n?/

/**
 * Replaces `[0,1]` with ` BWaJ3C Bp183.`, where the names of style sheets end with a dot.
 *
 * @param known files that need not be loaded
 */
function withShortLists(script: string, known: ReadonlySet<string>): string {
  const found = table.exec(script)
  if (!found?.[1]) return script
  const files = (JSON.parse(found[1]) as string[]).map((file) => {
    // Already loaded: the page script, and the styles in the document.
    if (file.startsWith('assets/entries/') || known.has(file)) return undefined
    const [, name, ending] = /^assets\/([\w-]+)\.(js|css)$/.exec(file) ?? []
    if (!name) throw new Error(`“${file}” has an unexpected file name.`)
    return ending === 'css' ? `${name}.` : name
  })
  const short = script
    .replace(found[0], '')
    .replace(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, places: string) => {
      // Omit the first, the imported chunk: the preload helper reads its name from the import.
      const [, ...beside] = places.split(',').map((place) => files[Number(place)])
      return JSON.stringify(beside.map((name) => (name ? ` ${name}` : '')).join(''))
    })
  if (short.includes('__vite__mapDeps')) throw new Error('Vite has changed the format of its chunk lists.')
  return short
}
