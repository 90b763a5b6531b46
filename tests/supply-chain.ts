import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/*
 * A part of `npm run check`: every package in the lock file comes from the registry, has a hash, and is the one that is
 * installed; only reviewed packages have install scripts.
 * --complete fetches the hashes of packages for other platforms, which npm leaves out, from the registry.
 */

/** Packages that may run install scripts. `npm ci --ignore-scripts` is enough for this project. */
const installScripts = ['deno', 'esbuild']

type Entry = {
  version: string
  /** The package's own name, where an alias stands for it. */
  name?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
  optional?: boolean
}

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, name: path.slice(path.lastIndexOf('node_modules/') + 13), entry }))

if (process.argv.includes('--complete')) {
  for (const { name, entry } of entries) {
    entry.integrity ??= execFileSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], {
      encoding: 'utf8',
    }).trim()
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/** After a pull without `npm ci`, it is another than the lock file says. */
function installedVersion(path: string): string | undefined {
  const manifest = new URL(`../${path}/package.json`, import.meta.url)
  if (!existsSync(manifest)) return undefined
  return (JSON.parse(readFileSync(manifest, 'utf8')) as Entry).version
}

for (const { path, name, entry } of entries) {
  const installed = installedVersion(path)
  const problems = [
    // npm leaves out optional packages of other platforms.
    installed !== entry.version &&
      !(entry.optional && !installed) &&
      `is not what is installed (${installed ?? 'nothing'}); run npm ci`,
    entry.link && 'is a link to a folder',
    // Its script would run under the name of a reviewed package.
    entry.name && `is another package, ${entry.name}; aliases are not reviewed`,
    // npm installs from whatever registry is configured, if the lock file names none.
    entry.resolved && `names its own source, ${entry.resolved}; remove the line`,
    // Of several hashes, npm accepts any.
    !/^sha512-[\w+/]{86}==$/.test(entry.integrity ?? '') &&
      'has not one sha512 hash; run npx tsx tests/supply-chain.ts --complete',
    entry.hasInstallScript && !installScripts.includes(name) && 'runs a script when it is installed',
  ].filter(Boolean)
  for (const problem of problems) console.error(`${name}@${entry.version} ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
