import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { buildSite, isBuilt } from '../../supabase/local/site-build.ts'
import { baselineBrowser } from '../helpers/baseline-browser.ts'
import { unpackBaselineFonts } from '../helpers/baseline-fonts.ts'
import { browserEnvironment, browserFlags } from '../helpers/browser-flags.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { ensureTestBrowser } from '../helpers/test-browser.ts'
import type { Block, Drawing } from '../visual/drawing/drawing.ts'
import { fingerprint } from '../visual/drawing/fingerprint.ts'
import type { Subject } from '../visual/matrix/subject.ts'
import { subjects } from '../visual/matrix/subjects.ts'
import { newPageOptions } from '../visual/new-page-options.ts'
import { chosenSubjects } from './chosen-subjects.ts'
import { isDrawn, writeDrawn } from './drawn.ts'

/*
 * `tsx tests/review/draw.ts --out FOLDER [--keep] [what …]`: draws this checkout's site. A review runs it here
 * and in a worktree of the base commit: each commit draws itself.
 */

process.env['TZ'] = 'UTC'
const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, keep: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const out = values.out ?? 'test-results/drawings'
if (!values.keep) rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const { siteDir } = readLocalSettings()
if (!process.env['SITE_DIR'] && !isBuilt(siteDir)) await buildSite(siteDir)
const chosen = chosenSubjects(subjects, positionals, siteDir)
writeFileSync(join(out, 'subjects.json'), JSON.stringify(chosen.map(({ name }) => name)))
const waiting = chosen.filter(({ name }) => !isDrawn(out, name))
if (waiting.length > 0) await drawAll()

async function drawAll(): Promise<void> {
  await ensureTestBrowser()
  unpackBaselineFonts()
  const site = await startStaticSite()
  const executablePath = await baselineBrowser()
  const browser = await chromium.launch({ executablePath, args: browserFlags, env: browserEnvironment })
  try {
    // Two at a time, as in the tests: a page waits for the disk and the server now and then.
    await Promise.all([drawNext(browser, site), drawNext(browser, site)])
  } finally {
    await browser.close()
    await site.close()
  }
}

async function drawNext(browser: Browser, site: StaticSite): Promise<void> {
  for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
    try {
      writeDrawn(out, subject.name, await draw(subject, browser, site))
    } catch (error) {
      // An older commit may lack what a state needs; then there is no picture of it.
      console.error(`${subject.name} cannot be drawn: ${(error as Error).message.split('\n')[0]}`)
    }
  }
}

async function draw(subject: Subject, browser: Browser, site: StaticSite): Promise<Drawing[]> {
  const { contextOptions, ...options } = newPageOptions
  const context = await browser.newContext({ ...options, ...contextOptions, baseURL: site.url })
  // Functions that run in the page are named by tsx with a helper that no page has.
  await context.addInitScript('globalThis.__name = (named) => named')
  try {
    const drawings: Drawing[] = []
    const opened = {
      page: await context.newPage(),
      site,
      troubles: { allow: () => {} },
      // Somebody waits: one picture of each view, as soon as the page has come to rest.
      agreed: (_: string, png: Buffer, blocks: readonly Block[]) => fingerprint(png, blocks),
    }
    for await (const drawing of subject.draw(opened)) drawings.push(drawing)
    return drawings
  } finally {
    await context.close()
  }
}
