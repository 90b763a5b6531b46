import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { contentReport } from '../../content/validation/content-report.ts'
import { type NewKind, starts } from '../../content/validation/new-entry.ts'
import { root } from './draft.ts'

/* The output of `npm run new` compiles, and the check reports only its TODOs. */

const project = {
  read: (file: string) => readFileSync(file, 'utf8'),
  exists: (file: string) => existsSync(file),
  today: '2026-11-21',
}
const examples: readonly [NewKind, string][] = [
  ['service', 'grant-writing'],
  ['fundraising', 'major-gifts'],
  ['audience', 'schools-and-colleges'],
  ['case-study', 'river-trust'],
  ['resource', 'donor-calendar'],
  ['template', 'staff'],
  ['faq', 'nonprofit-seo'],
]

const folder = mkdtempSync(join(tmpdir(), 'content-'))
for (const name of ['content', 'package.json', 'tsconfig.json'])
  cpSync(join(root, name), join(folder, name), { recursive: true })
for (const name of ['node_modules', 'public', 'supabase']) symlinkSync(join(root, name), join(folder, name))
writeFileSync(
  join(folder, 'tsconfig.content.json'),
  JSON.stringify({ extends: './tsconfig.json', include: ['content'], exclude: ['**/*.test.ts'] }),
)
afterAll(() => rmSync(folder, { recursive: true }))

test('a new entry of each kind compiles, and the check reports only its TODOs', async () => {
  for (const [kind, name] of examples) {
    const written = starts[kind](name, {
      ...project,
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      exists: (file) => existsSync(join(folder, file)),
    })
    for (const [file, source] of written.files) writeFileSync(join(folder, file), source)
  }
  const problems = await contentReport(new Date(), folder)
  // The entries of all kinds contain the same TODO texts, so duplicates are expected.
  const others = problems.filter(
    ({ reason }) => !/“TODO”, a placeholder|^is also the |^is the same text as /.test(reason),
  )
  expect(others).toEqual([])
  for (const kind of [
    'services',
    'fundraising',
    'audiences',
    'case-studies',
    'resources',
    'meeting-templates',
  ])
    expect(problems.map(({ file }) => file)).toContainEqual(expect.stringContaining(kind))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.content.json']
  await expect(promisify(execFile)(process.execPath, args, { cwd: folder })).resolves.toMatchObject({
    stdout: '',
  })
}, 120_000)

test('an existing page is not overwritten', () => {
  expect(() => starts.service('nonprofit-seo', project)).toThrow('/services/nonprofit-seo already exists')
  expect(() => starts.faq('no-such-page', project)).toThrow('There is no page')
})
