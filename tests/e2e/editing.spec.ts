import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pages } from '../../content/pages.ts'
import { printedAddress } from '../database/support/printed-address.ts'

/* `npm run dev` on a copy of the project, so that other tests do not see the edits. */

const file = 'content/pages/our-mission.ts'
const { title } = pages['/our-mission'].hero
const notCopied = /^(\.git|\.local|dist|node_modules|test-results|visual-baselines)$/

let root: string
let npm: ChildProcess
let address: string

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'editing-'))
  cpSync('.', root, { recursive: true, filter: (source) => !notCopied.test(basename(source)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  // Vite's cache is in node_modules, where other tests' dev servers have theirs.
  const config = join(root, 'vite.config.ts')
  writeFileSync(config, readFileSync(config, 'utf8').replace('plugins:', "cacheDir: '.vite', plugins:"))
  npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOCAL_DIR: join(root, '.local'), NODE_ENV: 'development' },
  })
  address = await printedAddress(npm)
})

test.afterAll(async () => {
  npm.kill('SIGTERM')
  // Killing npm also ends the server that it started.
  await expect.poll(() => fetch(address).then(String, () => 'gone')).toBe('gone')
  rmSync(root, { recursive: true, force: true })
})

test('the dev server opens a dialog, shows an edit, and names content errors', async ({ page }) => {
  // Retry: before the script loads, the link navigates, and Vite reloads the page when it finds a new dependency.
  await expect(async () => {
    await page.goto(`${address}/our-mission`, { waitUntil: 'networkidle' })
    await page.locator('main [data-cta=book-call]').first().click()
    await page.getByRole('dialog').waitFor({ timeout: 10_000 })
  }).toPass()

  const text = readFileSync(join(root, file), 'utf8')
  const edit = (to: string) =>
    writeFileSync(join(root, file), text.replace(`title: '${title}'`, `title: '${to}'`))
  edit(`${title} Always`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} Always`)
  edit('')
  const panel = page.locator('vite-error-overlay').filter({ hasText: 'The content has errors' })
  await expect(panel).toContainText('hero.title', { timeout: 300_000 })
})
