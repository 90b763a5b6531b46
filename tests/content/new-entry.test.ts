import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { contentReport } from '../../content/validation/content-report.ts'
import { type NewKind, starts } from '../../content/validation/new-entry.ts'
import { root } from './draft.ts'

/* What `npm run new` writes compiles as it is, and the check complains of nothing but its TODOs. */

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

test('a new entry of each kind compiles, and only its TODOs are named', async () => {
  for (const [kind, name] of examples) {
    const written = starts[kind](name, {
      ...project,
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      exists: (file) => existsSync(join(folder, file)),
    })
    for (const [file, source] of written.files) writeFileSync(join(folder, file), source)
  }
  const problems = await contentReport(new Date(), folder)
  // All kinds at once: their TODOs are the same words.
  const others = problems.filter(
    ({ reason }) => !/“TODO”, a placeholder|^is also the |^stands word for word /.test(reason),
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
  expect(() => starts.service('nonprofit-seo', project)).toThrow('/services/nonprofit-seo is there already')
  expect(() => starts.faq('no-such-page', project)).toThrow('There is no page')
})
