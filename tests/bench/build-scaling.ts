import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeOneWord, growSite } from './grow-site.ts'
import { type Cost, runAndWatch } from './run-and-watch.ts'

/** What a build costs, with nothing in its caches and again, as the site is and with many pages more. */
export async function buildScaling(pages: number): Promise<Record<string, Cost>> {
  const folder = mkdtempSync(join(tmpdir(), 'grown-'))
  const [today, grown] = [join(folder, 'today'), join(folder, 'grown')]
  const build = (cwd: string) => runAndWatch(['npm', 'run', '--silent', 'build'], cwd)
  const costs: Record<string, Cost> = {}
  try {
    growSite(today, 0)
    costs['the site as it is, cold'] = await build(today)
    costs['again, nothing changed'] = await build(today)
    growSite(grown, pages)
    costs[`${pages} pages more, cold`] = await build(grown)
    changeOneWord(grown)
    costs['again, one word changed'] = await build(grown)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return costs
}
