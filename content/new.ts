import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type NewKind, starts } from './validation/new-entry.ts'

/*
 * `npm run new -- service grant-writing`: writes the file of a new page, or a new entry of a list, and every line that
 * must know of it. It compiles at once; what is still to be written says TODO, and the check refuses it by name until
 * it is.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const [kind = '', name = ''] = process.argv.slice(2)

const start = starts[kind as NewKind]
if (!start || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    `Write: npm run new -- KIND NAME, as in: npm run new -- service grant-writing\nKinds: ${Object.keys(starts).join(', ')}. A name has small letters and hyphens; of a faq it is the page’s, such as nonprofit-seo.`,
  )
  process.exit(1)
}

try {
  const { files, say } = start(name, {
    read: (file) => readFileSync(join(root, file), 'utf8'),
    exists: (file) => existsSync(join(root, file)),
    today: new Date().toISOString().slice(0, 10),
  })
  for (const [file, source] of files) writeFileSync(join(root, file), source)
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', ...files.keys()], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: 'ignore',
  })
  console.log(`Written:\n${[...files.keys()].map((file) => `  ${file}`).join('\n')}\n\n${say}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
