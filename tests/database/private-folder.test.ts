import { once } from 'node:events'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runStart, startFolder } from './support/run-start.ts'

test('only its owner can read the local folder, including what was there before', {
  timeout: 120_000,
}, async () => {
  const { folder, env } = await startFolder('private')
  mkdirSync(join(folder, 'mail'), { recursive: true })
  writeFileSync(join(folder, 'mail/before.eml'), 'a mail')
  chmodSync(join(folder, 'mail'), 0o777)
  chmodSync(join(folder, 'mail/before.eml'), 0o666)

  const { child, url } = runStart(env)
  await url
  child.kill('SIGTERM')
  await once(child, 'exit')

  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(folder, 'dist')))
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => statSync(file).mode & 0o077)).toEqual([])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})
