import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from './files-below.ts'

/**
 * Names each built style sheet by the start of its hash alone. The bootstrap script lists the islands' styles by
 * name, and the names of their sources are a fifth of what it weighs.
 */
export function shortenStyleNames(client: string): void {
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
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const script = readFileSync(file, 'utf8')
    const renamed = script.replace(/assets\/static\/[\w.-]+\.css/g, (name) => names.get(name) ?? name)
    if (renamed !== script) writeFileSync(file, renamed)
  }
}
