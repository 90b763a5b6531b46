import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtCode } from '../built-code.ts'
import { filesBelow } from './files-below.ts'
import { importedBy } from './imported-by.ts'

/** Everything that a page is made from, and what a person may lay beside it. */
export const codeSources = [
  'content',
  'data-access',
  'pages',
  'public',
  'renderer',
  'ui',
  'supabase/functions/_shared',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

const note = join(builtCode, 'built-from')

/**
 * Has vike build the scripts and styles, and what renders the documents, unless they were built from what the sources
 * are now. The pages' own words are not among these: they are read where a document is rendered (`pages-apart.ts`).
 *
 * With the code goes all that was made with it: a document that another code rendered is never taken for one of this.
 *
 * @param pageModules the files that the pages stand in
 * @returns the key of the code: another one for another code
 */
export async function buildCode(pageModules: readonly string[]): Promise<string> {
  const key = codeKey(pageModules)
  if (existsSync(note) && readFileSync(note, 'utf8') === key) return key
  rmSync(builtCode, { recursive: true, force: true })
  mkdirSync(builtCode, { recursive: true })
  // A shell's NODE_ENV would make a build whose pages think that they are served by Vite.
  process.env['NODE_ENV'] = 'production'
  const { build } = await import('vike/api')
  await build({ viteConfig: { build: { outDir: builtCode } } })
  writeFileSync(note, key)
  return key
}

/** A hash of all that the code is built from: each source but those of pages alone, and what else decides. */
export function codeKey(pageModules: readonly string[]): string {
  const files = codeSources
    .filter((source) => existsSync(source))
    .flatMap((source) => (statSync(source).isDirectory() ? filesBelow(source) : [source]))
  const ofPages = new Set(pageModules)
  // A module that something else imports too is a part of the code.
  const code = importedBy(files.filter((file) => !file.startsWith('content') && !/\.test\.tsx?$/.test(file)))
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`)
  for (const [name, value] of Object.entries(process.env).sort())
    if (/^(VITE_|SITE_)/.test(name)) hash.update(`${name}=${value}\n`)
  for (const file of files)
    if (!ofPages.has(file) || code.has(file)) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
