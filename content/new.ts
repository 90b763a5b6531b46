import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type NewKind, starts } from './validation/new-entry.ts'

/*
 * `npm run new -- service grant-writing`: creates the file of a new page, or adds an entry to a list, and registers it
 * wherever needed. The result compiles. Texts to write are marked TODO, and `npm run check` lists them until they are
 * written.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const [kind = '', name = ''] = process.argv.slice(2)

const start = starts[kind as NewKind]
if (!start || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    `Usage: npm run new -- KIND NAME, for example: npm run new -- service grant-writing\nKinds: ${Object.keys(starts).join(', ')}. Names are in lowercase with hyphens. For a faq, use the name of its page, such as nonprofit-seo.`,
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
