import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pages } from '../../content/pages.ts'

/*
 * `npm run dev`, as an editor uses it: on a copy of the project, since nobody else may see what is edited here.
 */

const file = 'content/pages/our-mission.ts'
const title = pages['/our-mission'].hero.title
const notCopied = /^(\.git|\.local|dist|node_modules|test-results|visual-baselines)$/

let root: string
let child: ChildProcess
let address: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  root = mkdtempSync(join(tmpdir(), 'editing-'))
  cpSync('.', root, { recursive: true, filter: (source) => !notCopied.test(basename(source)) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  child = spawn(process.execPath, ['supabase/local/require-node.cjs', 'dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOCAL_DIR: join(root, '.local'), NODE_ENV: 'development' },
  })
  address = await addressOf(child)
})

test.afterAll(async () => {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
  rmSync(root, { recursive: true, force: true })
})

test('an edit is on the page without a reload by hand, and what is wrong with it is said there', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${address}/our-mission`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const panel = page.getByRole('status').filter({ hasText: 'wrong in the content' })
  await expect(panel).toHaveCount(0)

  edit((text) => text.replace(title, `${title} todya`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} todya`)
  await expect(panel).toContainText('1 thing is wrong', { timeout: 30_000 })
  await expect(panel.getByRole('button')).toHaveText(file)
  await expect(panel).toContainText('hero.title')
  await expect(panel).toContainText('“todya”')

  edit((text) => text.replace(`${title} todya`, title))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(panel).toHaveCount(0, { timeout: 30_000 })
})

function edit(change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(join(root, file), after)
}

/** Where it says that it is. */
function addressOf(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      const found = /Site +(http\S+)[\s\S]*Stop/.exec(output)?.[1]
      if (found) resolve(found)
    }
    started.stdout?.on('data', collect)
    started.stderr?.on('data', collect)
    started.once('exit', () => reject(new Error(output)))
  })
}
