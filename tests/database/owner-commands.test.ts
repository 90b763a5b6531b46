import { existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Database } from '../../supabase/local/backend/database.ts'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { createMailStore } from '../../supabase/local/mail/mail-store.ts'
import { commandsIn, send } from './support/commands.ts'
import { lead } from './support/samples.ts'

const { folder, start, stop, run } = await commandsIn('owner')
const dataDir = join(folder, 'database')
const command = (...args: string[]) => run('owner.ts', args)

async function inDatabase<Result>(
  folder: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openPglite(folder)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** All rows of the project's tables, all sequences and all privileges. */
const snapshotOf = (folder: string) =>
  inDatabase(folder, async ({ query }) => {
    const tables = await query<{ name: string }>(`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private', 'supabase_migrations') order by 1`)
    const content: Record<string, unknown> = {
      sequences: await query('select schemaname, sequencename, last_value from pg_sequences order by 1, 2'),
      rights: await query(`
        select n.nspname, c.relname, c.relacl::text, c.relrowsecurity from pg_class as c
          join pg_namespace as n on n.oid = c.relnamespace where n.nspname in ('public', 'private') order by 1, 2`),
    }
    for (const { name } of tables)
      content[name] = await query(
        `select to_jsonb(t)::text as row from ${name} as t order by to_jsonb(t)::text`,
      )
    expect(tables.length).toBeGreaterThan(15)
    return content
  })

/** Stored directly: at which times calls can be booked is the owner's choice. */
const addCall = ({ query }: Database, email: string) =>
  query(
    `insert into public.bookings (id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time, meeting_link,
       first_name, last_name, email, phone)
     select gen_random_uuid(), id, now() + interval '3 days', now() + interval '3 days 45 minutes', 'UTC', '2026-01-01',
       '9:00 AM', 'https://meet.jit.si/0123456789', 'A', 'B', email, '1' from public.leads where email = $1`,
    [email],
  )

test('a backup of the running site restores every row; the replaced database is set aside', async () => {
  const url = await start()
  await send(url, 'leads', lead({ email: 'amina@example.org' }))
  await send(url, 'leads', lead({ email: 'bilal@example.org' }))
  // Stopping lets pending mails finish their writes.
  await stop()
  await inDatabase(dataDir, (database) => addCall(database, 'bilal@example.org'))
  const before = await snapshotOf(dataDir)
  const file = join(folder, 'stopped.json.gz')
  const { output: told } = command('backup', file)
  expect(told).toContain(`To restore it: LOCAL_DIR=${folder} npm run owner -- restore ${file}\n`)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(command('restore', file)).toMatchObject({
    status: 0,
    output: expect.stringContaining('Restored: 2 leads, 0 audit requests, 1 calls.'),
  })
  expect(await snapshotOf(dataDir)).toEqual(before)

  const again = await start()
  expect(command('backup').status).toBe(0)
  const [name = ''] = readdirSync(join(folder, 'backups'))
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.json\.gz$/)
  await send(again, 'leads', lead({ email: 'later@example.org' }))
  const refused = command('restore', file)
  expect([refused.status, refused.output]).toEqual([
    1,
    expect.stringMatching(/in use by process \d+\. Stop it first/),
  ])
  await stop()
  command('forget', 'amina@example.org', '--yes')
  const { output } = command('restore', join(folder, 'backups', name))
  expect(output).toMatch(/These people are back[\s\S]*owner -- forget amina@example\.org --yes\n/)
  expect(output).not.toContain('bilal@example.org')
  const aside = output.match(/before is in (\S+)/)?.[1] ?? ''
  expect(JSON.stringify(await snapshotOf(aside))).toContain('later@example.org')
  expect(JSON.stringify(await snapshotOf(dataDir))).not.toContain('later@example.org')
  // The site starts on the restored database.
  await send(await start(), 'leads', lead({ email: 'after@example.org' }))
}, 400_000)

test('restore refuses a file that is not a valid backup, and changes nothing', async () => {
  const before = await snapshotOf(dataDir)
  const file = join(folder, 'broken.json.gz')
  const whole = command('backup', file)
  expect(whole.status).toBe(0)
  const again = command('backup', file)
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('EEXIST')])
  truncateSync(file, Math.floor(statSync(file).size / 2))
  const newer = { 'supabase_migrations.schema_migrations': [{ version: '9', name: 'x' }] }
  writeFileSync(join(folder, 'newer.json.gz'), gzipSync(JSON.stringify({ tables: newer, sequences: {} })))
  for (const [name, reason] of [
    ['broken.json.gz', 'broken.json.gz is not a complete backup of this site'],
    [
      'newer.json.gz',
      'newer.json.gz is not restored: This database has migrations that the project does not (9,',
    ],
    ['missing.json.gz', 'missing.json.gz cannot be read: '],
  ] as const) {
    const { status, output } = command('restore', join(folder, name))
    expect([name, status]).toEqual([name, 1])
    expect(output).toContain(reason)
    expect(output).not.toMatch(/\n\s+at /)
  }
  const usage = command('restore')
  expect([usage.status, usage.output]).toEqual([1, expect.stringContaining('npm run owner -- restore FILE')])
  expect(existsSync(`${dataDir}.restoring`)).toBe(false)
  expect(readdirSync(`${dataDir}.locks`)).toEqual([])
  expect(await snapshotOf(dataDir)).toEqual(before)
}, 300_000)

test('export and forget work while the site runs and while it is stopped', async () => {
  const url = await start()
  await send(url, 'leads', lead({ email: 'carol@example.org' }))
  await send(url, 'leads', lead({ email: 'xcarol@example.org' }))
  await send(url, 'leads', lead({ email: 'dora@xn--bcher-kva.example' }))
  const store = createMailStore(join(folder, 'mail'))
  const mail = (to: string, text: string) =>
    store.add(Buffer.from(`Subject: x\r\nTo: ${to}\r\n\r\n${text}\r\n`))
  await store.clear()
  await mail('carol@example.org', 'Hello')
  writeFileSync(join(folder, 'mail/1.part'), 'To: carol@example.org')
  await mail('team@example.org', 'From: Carol <Carol@example.org>.')
  await mail('xcarol@example.org', 'Hello')
  await mail('team@example.org', 'carol@example.org.uk and xcarol@example.org')

  const copy = JSON.parse(command('export', 'Carol+x@example.org').output)
  expect(copy.leads).toMatchObject([{ email: 'carol@example.org' }])
  const asked = command('forget', 'Carol+x@example.org')
  expect(asked.output).toMatch(
    /^Would delete: 1 leads.*\n\d caught mails[\s\S]+\n {2}mail: x\n[\s\S]+--yes\n/,
  )
  const gone = command('forget', 'Carol+x@example.org', '--yes')
  expect(gone).toMatchObject({ status: 0, output: expect.stringContaining('Deleted: 1 leads') })
  expect(gone.output).toMatch(/An older copy may contain it: .*backups/)
  expect(gone.output).toMatch(/An older copy may contain it: .*database\.before-/)
  expect(readdirSync(join(folder, 'mail')).filter((name) => name.endsWith('.part'))).toEqual([])
  const left = (await store.list()).map(({ to, text }) => `${to} ${text}`).join('\n')
  expect(left).not.toMatch(/(?<!x)carol@example\.org(?!\.uk)/i)
  expect(left).toContain('xcarol@example.org')

  const fresh = join(folder, 'fresh.json.gz')
  expect(command('backup', fresh).status).toBe(0)
  const bytes = gunzipSync(readFileSync(fresh)).toString('latin1')
  expect(bytes).toContain('xcarol@example.org')
  expect(bytes).not.toMatch(/(?<!x)carol@example\.org/i)

  const nobody = command('forget', 'nonsense', '--yes')
  expect(nobody).toMatchObject({ status: 1, output: 'Give one whole e-mail address.\n' })
  await stop()
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))
  const contents = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'latin1'))
  expect(contents.some((content) => content.includes('xcarol@example.org'))).toBe(true)
  expect(contents.filter((content) => /(?<!x)carol@example\.org/i.test(content))).toEqual([])
  expect(JSON.parse(command('export', 'carol@example.org').output).leads).toEqual([])
  expect(command('forget', 'bilal@example.org').output).toContain('A call is ahead. Cancel it first')
  const ahead = command('forget', 'bilal@example.org', '--yes')
  expect([ahead.status, ahead.output]).toEqual([1, expect.stringMatching(/^Cancel the call first.*UTC\)\n$/)])
  expect(command('forget', 'Dora@Bücher.example', '--yes').output).toContain('Deleted: 1 leads')
  expect(command().output).toMatch(/^Usage:/)
  expect(command('leads', '--wid').output).toMatch(/^Usage: npm run owner -- leads/)
  expect(readFileSync(join(folder, 'dist/client/index.html'), 'utf8')).toBe('home')
}, 300_000)
