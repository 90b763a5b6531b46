import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPglite } from '../../supabase/local/backend/open-pglite.ts'
import { commandsIn, send } from './support/commands.ts'
import { lead } from './support/samples.ts'
import { storeCall } from './support/stored-rows.ts'

const { folder, start, stop, run } = await commandsIn('owner')
const dataDir = join(folder, 'database')
const command = (...args: string[]) => run('owner.ts', args)

async function addCall(email: string): Promise<void> {
  const database = await openPglite(dataDir)
  await storeCall(database.query, new Date(Date.now() + 3 * 86_400_000), { email })
  await database.close()
}

test('a copy of the folder of a stopped site is a backup; export and forget work while it runs and while it is stopped', async () => {
  const url = await start()
  await send(url, 'leads', lead({ email: 'carol@example.org' }))
  for (const email of ['xcarol@example.org', 'bilal@example.org']) await send(url, 'leads', lead({ email }))
  await send(url, 'leads', lead({ email: 'dora@xn--bcher-kva.example' }))
  const mail = join(folder, 'mail')
  mkdirSync(mail, { recursive: true })
  writeFileSync(join(mail, '1.part'), 'To: carol@example.org')

  const copy = JSON.parse(command('export', 'Carol+x@example.org').output)
  expect(copy.leads).toMatchObject([{ email: 'carol@example.org' }])
  const asked = command('forget', 'Carol+x@example.org')
  expect(asked.output).toMatch(/^Would delete: 1 leads.*\n.* all \d+ caught mails[\s\S]+--yes\n/)
  const gone = command('forget', 'Carol+x@example.org', '--yes')
  expect(gone).toMatchObject({ status: 0, output: expect.stringContaining('Deleted: 1 leads') })
  expect(existsSync(mail)).toBe(false)

  const nobody = command('forget', 'nonsense', '--yes')
  expect(nobody).toMatchObject({ status: 1, output: 'Give one whole e-mail address.\n' })
  await stop()
  await addCall('bilal@example.org')
  const copied = join(folder, 'copied')
  cpSync(dataDir, join(copied, 'database'), { recursive: true })
  expect(run('owner.ts', ['leads'], { LOCAL_DIR: copied }).output).toContain('bilal@example.org')
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
})
