import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { styleName } from './build/style-name.ts'

const page = 'virtual:vike:page-entry:client:/pages/sections'
const root = mkdtempSync(join(tmpdir(), 'critical-css-'))

/** Imports the module again, because it caches the manifest. */
const importFresh = async () => (await import('./critical-css.ts')).criticalCss

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  mkdirSync(join(root, 'client'), { recursive: true })
  for (const name of ['shared', 'button', 'page'])
    writeFileSync(join(root, `client/${name}.css`), `.${name}{}\n`)
  writeFileSync(
    join(root, 'assets.json'),
    JSON.stringify({
      [page]: { file: 'page.js', css: ['page.css', 'button.css'], imports: ['button', 'loop', 'gone'] },
      button: { file: 'button.js', css: ['button.css'], imports: ['shared'] },
      shared: { file: 'shared.js', css: ['shared.css'] },
      loop: { file: 'loop.js', imports: [page] },
    }),
  )
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

test('imported styles come before those that import them, each style sheet once', async () => {
  const css = (await importFresh())('/pages/sections', root)
  expect(css).toMatch(/^\.shared\{\}\.button\{\}\.page\{\}@media /)
})

test('tokens and primitives come first, regardless of the order of chunks; styles for print are left out', async () => {
  const files = ['ui_forms_PlainForm', 'ui_tokens_print', 'ui_primitives_Field', 'ui_tokens_tokens', 'a']
  for (const name of files) writeFileSync(join(root, `client/${name}.css`), `.${name}{}\n`)
  writeFileSync(
    join(root, 'assets.json'),
    JSON.stringify({ [page]: { file: 'page.js', css: files.map((name) => `/${name}.css`) } }),
  )
  const css = (await importFresh())('/pages/sections', root)
  expect(css).toMatch(
    /^\.ui_tokens_tokens\{\}\.ui_primitives_Field\{\}\.ui_forms_PlainForm\{\}\.a\{\}@media /,
  )
})

test('a page without an entry in assets.json throws', async () => {
  const criticalCss = await importFresh()
  expect(() => criticalCss('/pages/none', root)).toThrow('page-entry:client:/pages/none')
})

test('in development, nothing is inlined', async () => {
  vi.stubEnv('DEV', true)
  expect((await importFresh())('/pages/sections', root)).toBe('')
})

test('unused styles of document-only components are removed, and all others keep their order', async () => {
  const { onlyUsed } = await import('./critical-css.ts')
  const [used, unused] = ['ui/sections/Cards.css.ts', 'ui/motifs/Motif.css.ts'].map((filePath) =>
    styleName({ hash: 'a', filePath }),
  )
  const button = styleName({ hash: 'a', filePath: 'ui/primitives/Button/Button.css.ts' })
  const css =
    `:root{--x:1;--y:2}.${button}{color:var(--x)}.${used}{color:blue}.${unused}{color:var(--y)}` +
    `@media print{.${unused}>p{margin:0}.${used}+.${used}{margin:0}}`
  expect(await onlyUsed(css, `<p class="${used}">Cards</p>`)).toBe(
    `:root{--x:1}.${button}{color:var(--x)}.${used}{color:blue}@media print{.${used}+.${used}{margin:0}}`,
  )
})

test('the colors of themes that a document does not use are removed', async () => {
  const { onlyUsed } = await import('./critical-css.ts')
  const css = '[data-theme=climate]{--x:1}[data-theme=islamic]{--x:2}p{color:var(--x)}'
  expect(await onlyUsed(css, '<body data-theme="mission"><ul data-theme="climate"></ul>')).toBe(
    '[data-theme=climate]{--x:1}p{color:var(--x)}',
  )
  expect(await onlyUsed(css, '<body data-theme="mission">climate, data-themes')).toBe('p{color:var(--x)}')
})

test('names are short, unique per file, and stable', () => {
  const names = ['ui/sections/Cards.css.ts', 'ui/tokens/tokens.css.ts'].flatMap((filePath) =>
    ['a', 'b', 'a'].map((hash) => styleName({ hash, filePath })),
  )
  expect(new Set(names).size).toBe(4)
  expect(names[0]).toBe(names[2])
  expect(names.filter((name) => /^[A-Z][a-z]?\d$/.test(name))).toHaveLength(3)
  expect(names.filter((name) => /^[a-z]{1,2}\d$/.test(name))).toHaveLength(3)
})
