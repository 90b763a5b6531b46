import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabaseTemplate } from '../../../supabase/local/database-template.ts'
import { type LocalSite, startLocalSite } from '../../../supabase/local/local-site.ts'

export const key = 'sb_publishable_local'

/** The whole product with a site of two pages, for as long as a file of tests runs. */
export async function openAttackedSite(): Promise<LocalSite & { port: number; end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'))
  const client = join(folder, 'dist/client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), 'home')
  writeFileSync(join(client, '404.html'), 'not here')
  writeFileSync(join(client, 'template.pdf'), '0123456789')
  writeFileSync(join(client, '_headers'), '/*\n  X-A: b')
  writeFileSync(join(folder, 'dist/headers.json'), '[]')
  writeFileSync(join(folder, 'dist/secret.txt'), 'secret')
  const dataDir = join(folder, 'database')
  await cloneDatabaseTemplate(dataDir)
  const site = await startLocalSite({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    mailDir: join(folder, 'mail'),
    siteDir: join(folder, 'dist'),
    quiet: true,
    relaxedDurability: true,
    rateLimits: { perEmail: 10_000, perAddress: 10_000 },
  })
  return {
    ...site,
    port: Number(new URL(site.url).port),
    async end() {
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
