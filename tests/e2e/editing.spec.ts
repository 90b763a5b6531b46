import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pages } from '../../content/pages.ts'
import { printedAddress } from '../database/support/run-start.ts'

/* `npm run dev` on a copy of the project, so that other tests do not see the edits. */

const file = 'content/pages/our-mission.ts'
const { title } = pages['/our-mission'].hero
const notCopied = /^(\.git|\.local|dist|node_modules|test-results|visual-baselines)$/

let root: string
let npm: ChildProcess
let address: string

test.beforeAll(async () => {
  test.setTimeout(300_000)
  root = mkdtempSync(join(tmpdir(), 'editing-'))
  cpSync('.', root, { recursive: true, filter: (source) => !notCopied.test(basename(source)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  npm = spawn('npm', ['run', 'dev'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOCAL_DIR: join(root, '.local'), NODE_ENV: 'development' },
  })
  address = await printedAddress(npm)
})

test.afterAll(async () => {
  npm.kill('SIGTERM')
  // Killing npm also ends the server that it started.
  await expect.poll(() => fetch(address).then(String, () => 'gone'), { timeout: 20_000 }).toBe('gone')
  rmSync(root, { recursive: true, force: true })
})

test('the dev server opens every dialog, hot-reloads an edit, and reports content errors', async ({
  page,
}) => {
  test.setTimeout(400_000)
  // Slow at first: Vite transforms each module on its first request.
  page.setDefaultTimeout(60_000)
  const dialog = page.getByRole('dialog')
  for (const opener of ['main [data-cta=book-call]', 'main [data-cta*=audit]', '[data-detail] > summary']) {
    // Retry: before the script loads, the link navigates, and Vite reloads the page when it finds a new dependency.
    await expect(async () => {
      await page.goto(`${address}/services/nonprofit-seo`, { waitUntil: 'networkidle' })
      await page.locator(opener).first().click()
      await dialog.waitFor({ timeout: 10_000 })
    }).toPass({ timeout: 100_000 })
  }

  await page.goto(`${address}/our-mission`)
  const heading = page.getByRole('heading', { level: 1 })
  const panel = page.locator('vite-error-overlay').filter({ hasText: 'The content has errors' })
  await expect(heading).toHaveText(title)
  await expect(panel).toHaveCount(0)

  edit(title, `${title} Always`)
  await expect(heading).toHaveText(`${title} Always`)
  edit(`${title} Always`, '')
  await expect(panel).toContainText('hero.title', { timeout: 120_000 })
  await expect(panel.locator('.file-link').first()).toContainText(file)
  edit("title: ''", `title: '${title}'`)
  // Retry: Vite may show its error overlay, and a reload before its file watcher fires shows the old text.
  await expect(async () => {
    await page.reload()
    await expect(heading).toHaveText(title)
  }).toPass({ timeout: 120_000 })
  await expect(panel).toHaveCount(0, { timeout: 120_000 })
})

function edit(before: string, after: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(before)
  writeFileSync(join(root, file), text.replace(before, after))
}
