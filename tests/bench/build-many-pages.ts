import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { growSite } from './grow-site.ts'
import { runCommand } from './run-command.ts'

/** Seconds for a cold build of today's site, and of a copy with 1,000 more pages. */
export async function buildManyPages(): Promise<Record<string, number>> {
  const seconds = async (pages: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'grown-'))
    try {
      growSite(join(folder, 'site'), pages)
      return await runCommand(['npm', 'run', '--silent', 'build'], join(folder, 'site'))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { 'today, s': await seconds(0), '1,000 pages more, s': await seconds(1000) }
}
