import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { newKinds, newPage } from './validation/new-page.ts'

/*
 * `npm run new -- service grant-writing`: creates the file of a new page and registers it. The result compiles. Texts to
 * write are marked TODO, and `npm run check` lists them until they are written.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const [kind = '', name = ''] = process.argv.slice(2)

if (!Object.hasOwn(newKinds, kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    `Usage: npm run new -- KIND NAME, for example: npm run new -- service grant-writing\nKinds: ${Object.keys(newKinds).join(', ')}. Names are in lowercase with hyphens.`,
  )
  process.exit(1)
}

try {
  const files = newPage(root, kind as keyof typeof newKinds, name)
  execFileSync('npx', ['--no-install', 'biome', 'check', '--write', ...files], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: 'ignore',
  })
  console.log(`Written:\n${files.map((file) => `  ${file}`).join('\n')}\n
The page compiles; npm run dev shows it. Replace each TODO in ${files[0]}; npm run check lists those that are left.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
