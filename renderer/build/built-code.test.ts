import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageSources } from '../../supabase/local/site-build.ts'
import { codeKey, codeSources } from './built-code.ts'
import { readPages } from './read-pages.ts'

const before = process.cwd()
const folder = mkdtempSync(join(tmpdir(), 'built-code-'))
let modules: string[] = []

beforeAll(async () => {
  for (const source of ['content', 'pages', 'renderer', 'ui', 'data-access', 'supabase/functions/_shared'])
    cpSync(source, join(folder, source), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'])
    cpSync(file, join(folder, file))
  mkdirSync(join(folder, 'public'))
  process.chdir(folder)
  modules = (await readPages()).modules
})
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

/** Whether the code is another one while this file has one line more. */
function isAnother(file: string): boolean {
  const key = codeKey(modules)
  const text = readFileSync(file, { encoding: 'utf8', flag: 'a+' })
  writeFileSync(file, `${text}\n`)
  const changed = codeKey(modules) !== key
  writeFileSync(file, text)
  return changed
}

test.each([
  'content/services/nonprofit-seo.ts',
  'content/legal/privacy-policy.ts',
  'content/pages/home.ts',
  'content/pages.ts',
])('the code does not depend on %s', (file) => {
  expect(isAnother(file)).toBe(false)
})

test.each([
  'content/site.ts',
  'content/metrics.ts',
  'content/navigation.ts',
  'content/routes.ts',
  'content/meeting-templates.ts',
  'content/challenges.ts',
  'content/not-found.ts',
  'data-access/client.ts',
  'pages/sections/+Page.tsx',
  'public/a-new-file.txt',
  'renderer/DocumentHead.tsx',
  'renderer/build/content-policy.ts',
  'supabase/functions/_shared/contracts/org-types.ts',
  'ui/sections/Points.tsx',
  'ui/tokens/palette.ts',
  'package-lock.json',
  'vite.config.ts',
  '.env',
])('the code depends on %s', (file) => {
  expect(isAnother(file)).toBe(true)
})

test.each(['SITE_URL', 'SITE_PREVIEW', 'VITE_SUPABASE_URL'])(
  'the code depends on the variable %s',
  (name) => {
    const key = codeKey(modules)
    vi.stubEnv(name, 'https://another.example')
    expect(codeKey(modules)).not.toBe(key)
    vi.unstubAllEnvs()
  },
)

test.each([
  ['ui/sections/Points.tsx', "import { nonprofitSeo } from '../../content/services/nonprofit-seo.ts'\n"],
  ['pages/gallery/specimens.ts', "const page = import('../../content/services/nonprofit-seo.ts')\n"],
  ['renderer/structured-data.ts', "import { pages } from '../content/pages.ts'\n"],
])('a page that %s imports is a part of the code', (file, line) => {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, line + text)
  expect(isAnother('content/services/nonprofit-seo.ts')).toBe(true)
  writeFileSync(file, text)
  expect(isAnother('content/services/nonprofit-seo.ts')).toBe(false)
})

test('whatever has a site built anew when it starts has its code built anew too', () => {
  expect(codeSources).toEqual(expect.arrayContaining(pageSources))
})
