import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { growSite } from './grow-site.ts'

/** Seconds for a cold build of the site, and of a copy with 1,000 more pages. */
export async function buildManyPages(): Promise<Record<string, number>> {
  const seconds = async (pages: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'grown-'))
    try {
      growSite(join(folder, 'site'), pages)
      const began = performance.now()
      await promisify(execFile)('npm', ['run', '--silent', 'build'], {
        cwd: join(folder, 'site'),
        maxBuffer: 64e6,
      })
      return Math.round((performance.now() - began) / 100) / 10
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { 'today, s': await seconds(0), '1,000 pages more, s': await seconds(1000) }
}
