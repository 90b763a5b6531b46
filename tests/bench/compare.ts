import type { Browser } from 'playwright'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { baseCommit } from '../review/base-commit.ts'
import { builtBase } from '../review/draw-sides.ts'
import { bytesOf, type Change, figuresOf, grown, told, worse } from './against.ts'
import { startBrowser } from './slow-phone.ts'

type Run = (browser: Browser, site: StaticSite) => unknown

/**
 * Measures an older commit and this checkout in turns, in one run, and says what became worse: which figure, from what
 * to what, and which files grew. What seems worse is measured once more, and told when it is so again.
 *
 * @param measures by their titles
 * @returns how many figures are worse
 */
export async function compare(
  revision: string | undefined,
  measures: Readonly<Record<string, Run>>,
): Promise<number> {
  const base = baseCommit(revision)
  console.log(`Against ${base.sha.slice(0, 10)} “${base.title}”`)
  const baseDir = await builtBase(base)
  const sites = [await startStaticSite(0, baseDir), await startStaticSite()] as const
  let found = 0
  for (const [title, run] of Object.entries(measures)) {
    const suspects = await measured(run, sites)
    const again = suspects.length > 0 ? await measured(run, sites) : []
    const sure = again.filter(({ what }) => suspects.some((suspect) => suspect.what === what))
    console.log(`\n${title}: ${sure.length > 0 ? 'worse' : 'no worse'}`)
    for (const change of sure) console.log(`  ${told(change)}`)
    found += sure.length
  }
  const files = grown(bytesOf(baseDir), bytesOf(readLocalSettings().siteDir))
  console.log(`\nFiles that grew, bytes as brotli: ${files.length === 0 ? 'none' : ''}`)
  for (const change of files) console.log(`  ${told(change)}`)
  for (const site of sites) await site.close()
  return found
}

async function measured(run: Run, sites: readonly [StaticSite, StaticSite]): Promise<Change[]> {
  const figures: Record<string, number>[] = []
  for (const site of sites) {
    const browser = await startBrowser()
    figures.push(figuresOf(await run(browser, site)))
    await browser.close()
  }
  const [before = {}, now = {}] = figures
  return worse(before, now)
}
