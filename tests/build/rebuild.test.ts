import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { growSite } from '../bench/grow-site.ts'
import { runCommand } from '../bench/run-command.ts'

/*
 * A build takes over what has not changed since the last one. Here a site is built, edited and built again; each time
 * it must be, byte for byte, what a first build makes of the same sources.
 */

const folder = mkdtempSync(join(tmpdir(), 'rebuild-'))
const [site, anew] = [join(folder, 'site'), join(folder, 'anew')]

let last = new Map<string, string>()

beforeAll(async () => {
  growSite(site, 2)
  last = await build(site)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true }))

async function build(at: string): Promise<Map<string, string>> {
  await runCommand(['npm', 'run', '--silent', 'build'], at)
  const dist = join(at, 'dist')
  return new Map(filesBelow(dist).map((file) => [relative(dist, file), readFileSync(file, 'latin1')]))
}

/** A first build of the same sources: nothing is taken over but what was drawn and compressed under its hash. */
function buildAnew(): Promise<Map<string, string>> {
  rmSync(anew, { recursive: true, force: true })
  cpSync(site, anew, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/dist$|\.cache.(site|pages\.mjs|(dialog|wizard)-markup\.json)$/.test(file),
  })
  return build(anew)
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(site, file), 'utf8')
  const edited = text.replace(from, to)
  expect(edited, `${file} has no ${from}`).not.toBe(text)
  writeFileSync(join(site, file), edited)
}

const differing = (one: Map<string, string>, other: Map<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))

test('pages with other words, one of them with another name in all menus', { timeout: 300_000 }, async () => {
  edit('content/services/grown-1.ts', /(title: '[^']+)'/, "$1 anew'")
  const one = await build(site)
  expect(differing(last, one)).toEqual(
    ['.html', '.html.br', '.html.gz'].map((ending) => `client/services/grown-1${ending}`),
  )
  edit('content/services/crm-nonprofits.ts', /(\bname: '[^']+)'/, "$1 anew'")
  edit('content/services/grown-2.ts', /(summary:\s+'[^']+)'/, "$1 anew'")
  last = await build(site)
  expect(differing(await buildAnew(), last)).toEqual([])
})

test('what all pages share, and a page that is taken out', { timeout: 300_000 }, async () => {
  edit('content/site.ts', "name: 'Mission Growth Partners'", "name: 'Mission Growth Friends'")
  edit('content/metrics.ts', /value: 50\b/, 'value: 60')
  edit('content/navigation.ts', /label: '([^']+)'/, "label: '$1 anew'")
  edit('ui/layout/Footer.tsx', '<footer', '<footer data-anew=""')
  edit('ui/tokens/palette.ts', /#[0-9a-f]{6}/, '#123456')
  edit('content/routes.ts', /\n {2}'\/services\/grown-2':[^\n]+/, '')
  edit('content/pages.ts', /\n {2}'\/services\/grown-2':[^\n]+/, '')
  const after = await build(site)
  const documents = [...last.keys()].filter((name) => name.endsWith('.html'))
  expect(differing(last, after)).toEqual(expect.arrayContaining(documents))
  expect([...after.keys()].filter((name) => name.includes('grown-2'))).toEqual([])
  expect(differing(await buildAnew(), after)).toEqual([])
})
