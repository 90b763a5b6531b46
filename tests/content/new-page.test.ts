import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'content-'))
for (const name of ['content', 'package.json', 'tsconfig.json', 'biome.jsonc', '.gitignore'])
  cpSync(name, join(folder, name), { recursive: true })
for (const name of ['node_modules', 'supabase', 'ui'])
  symlinkSync(join(process.cwd(), name), join(folder, name))
writeFileSync(
  join(folder, 'tsconfig.content.json'),
  JSON.stringify({ extends: './tsconfig.json', include: ['content'], exclude: ['**/*.test.ts'] }),
)
afterAll(() => rmSync(folder, { recursive: true }))

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
const newPage = (kind: string, name: string) => run('--import', 'tsx', 'content/new.ts', kind, name)

test('a new page of each kind compiles, and the check reports only its TODOs and that nothing leads to it', () => {
  const kinds = ['service', 'fundraising', 'audience', 'case-study', 'resource']
  for (const kind of kinds) expect(newPage(kind, `untitled-${kind}`).stdout).toContain(`/untitled-${kind}.ts`)
  const lines = run('--import', 'tsx', 'content/validate.ts').stderr.trim().split('\n')
  // The pages of all kinds have the same TODO as their description.
  expect(
    lines.filter(
      (line) => !/“TODO”, a placeholder|is also the description of|has no page or menu/.test(line),
    ),
  ).toEqual([])
  for (const kind of kinds) expect(lines.join()).toContain(`/untitled-${kind}.ts: `)
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc')
  const args = [compiler, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.content.json']
  expect(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })).toBe('')
})

test('an existing page is not overwritten', () => {
  expect(newPage('service', 'nonprofit-seo').stderr).toContain('/services/nonprofit-seo already exists')
})
