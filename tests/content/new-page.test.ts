import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { contentReport } from '../../content/validation/content-report.ts'
import { newKinds, newPage } from '../../content/validation/new-page.ts'
import { root } from './draft.ts'

/* The output of `npm run new` compiles, and the check reports only its TODOs. */

const folder = mkdtempSync(join(tmpdir(), 'content-'))
for (const name of ['content', 'package.json', 'tsconfig.json'])
  cpSync(join(root, name), join(folder, name), { recursive: true })
for (const name of ['node_modules', 'public', 'supabase']) symlinkSync(join(root, name), join(folder, name))
writeFileSync(
  join(folder, 'tsconfig.content.json'),
  JSON.stringify({ extends: './tsconfig.json', include: ['content'], exclude: ['**/*.test.ts'] }),
)
afterAll(() => rmSync(folder, { recursive: true }))

test('a new page of each kind compiles, and the check reports only its TODOs', async () => {
  // Names that no page will have.
  const kinds = Object.keys(newKinds) as (keyof typeof newKinds)[]
  const files = kinds.map((kind) => newPage(folder, kind, `untitled-${kind}`)[0])
  const problems = await contentReport(new Date(), folder)
  // The pages of all kinds contain the same TODO texts, so duplicates are expected.
  const others = problems.filter(
    ({ reason }) => !/“TODO”, a placeholder|^is also the |^is the same text as /.test(reason),
  )
  expect(others).toEqual([])
  expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining(files))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.content.json']
  await expect(promisify(execFile)(process.execPath, args, { cwd: folder })).resolves.toMatchObject({
    stdout: '',
  })
}, 120_000)

test('an existing page is not overwritten', () => {
  expect(() => newPage(folder, 'service', 'nonprofit-seo')).toThrow('/services/nonprofit-seo already exists')
})
