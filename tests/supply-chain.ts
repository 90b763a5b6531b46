import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/*
 * A part of `npm run check`: every package in the lock file has a hash, and only reviewed install scripts and licenses.
 * --complete fetches the hashes and licenses of packages for other platforms, which npm leaves out, from the registry.
 */

/** Packages that may run install scripts. `npm ci --ignore-scripts` is enough for this project. */
const installScripts = ['deno', 'esbuild']

/** Packages with a license file only; each has been reviewed. */
const licensesInFiles: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  eval: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
}

/** Licenses that allow use in a product that is not open source. */
const licenses =
  '0BSD Apache-2.0 BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  )

type Entry = {
  version: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  link?: boolean
  dev?: boolean
}

const file = new URL('../package-lock.json', import.meta.url)
const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
const entries = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), entry }))

if (process.argv.includes('--complete')) {
  for (const { name, entry } of entries) {
    if (entry.integrity && entry.license) continue
    const view = ['view', `${name}@${entry.version}`, 'dist.integrity', 'license', '--json']
    const metadata = JSON.parse(execFileSync('npm', view, { encoding: 'utf8' }) || '{}')
    if (metadata['dist.integrity']) entry.integrity ??= metadata['dist.integrity']
    if (metadata.license) entry.license ??= metadata.license
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/** Supports SPDX expressions with OR, AND and parentheses around the whole. */
const isAllowed = (expression: string) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((each) => each.split(' AND ').every((name) => licenses.includes(name)))

for (const { name, entry } of entries) {
  const license = licensesInFiles[name] ?? entry.license ?? 'unknown'
  const problems = [
    entry.link && 'is a link to a folder',
    !entry.integrity?.startsWith('sha512-') &&
      'has no sha512 hash; run npx tsx tests/supply-chain.ts --complete',
    entry.hasInstallScript && !installScripts.includes(name) && 'runs a script when it is installed',
    !isAllowed(license) && `has the license ${license}, which is not on the list`,
  ].filter(Boolean)
  for (const problem of problems) console.error(`${name}@${entry.version} ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
