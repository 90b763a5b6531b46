import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proofFor } from '../database/support/proof.ts'
import { runner, runStart, startFolder } from '../database/support/run-start.ts'
import { lead } from '../database/support/samples.ts'
import { key } from './support/attacked-site.ts'

test('everything in the local folder is its owner’s alone, also what was there and what comes later', {
  timeout: 120_000,
}, async () => {
  const { folder, env } = await startFolder('private')
  mkdirSync(join(folder, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'mail/before.eml'), 'a mail')
  chmodSync(join(folder, 'mail'), 0o777)
  chmodSync(join(folder, 'mail/before.eml'), 0o666)

  const { child, url } = runStart(env)
  const headers = { apikey: key, 'content-type': 'application/json' }
  const row = lead()
  expect((await save(await url, row)).status).toBe(201)
  await fetch(`${await url}/functions/v1/send-lead-notifications`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ type: 'new_lead', lead: { id: row['id'] } }),
  })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => !join(entry.parentPath, entry.name).startsWith(join(folder, 'dist')),
  )
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))

  const open = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, { throwIfNoEntry: false }))
    .filter((file) => statSync(file).mode & 0o077)
  expect(open).toEqual([])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(files.length).toBeGreaterThan(100)
})

test('the leads as data hold no character that steers a terminal', { timeout: 120_000 }, async () => {
  const { env } = await startFolder('printable')
  const { child, url } = runStart(env)
  expect((await save(await url, lead({ primary_goal: 'one\u202etwo' }))).status).toBe(201)
  for (const options of [['--json'], []]) {
    const { stdout, stderr } = spawnSync(process.execPath, [runner, 'leads.ts', ...options], {
      env,
      encoding: 'utf8',
    })
    expect(stdout).toContain('two')
    expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u)
  }
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
})

async function save(url: string, row: object): Promise<Response> {
  const headers = { apikey: key, 'content-type': 'application/json', 'x-altcha': await proofFor(url) }
  return fetch(`${url}/rest/v1/leads`, { method: 'POST', headers, body: JSON.stringify(row) })
}
