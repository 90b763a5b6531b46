import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseInUseError, lockDatabase, readDatabaseLock } from './database-lock.ts'

const own = { pid: process.pid, url: 'http://127.0.0.1:1', token: 'secret' }
let folder: string
let dataDir: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  dataDir = join(folder, 'database')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a second process is refused until the first lets go', () => {
  const unlock = lockDatabase(dataDir, own)
  expect(() => lockDatabase(dataDir, own)).toThrow(DatabaseInUseError)
  expect(readDatabaseLock(dataDir)).toEqual(own)
  unlock()
  lockDatabase(dataDir, own)()
  expect(readDatabaseLock(dataDir)).toBeUndefined()
})

test('the lock of a process that was killed does not count, nor does a broken file', () => {
  writeFileSync(`${dataDir}.lock`, JSON.stringify({ ...own, pid: 2 ** 22 + 1 }))
  lockDatabase(dataDir, own)()
  writeFileSync(`${dataDir}.lock`, '{"pid":')
  lockDatabase(dataDir, own)()
})

test('only its owner can read the token', () => {
  const unlock = lockDatabase(dataDir, own)
  expect(statSync(`${dataDir}.lock`).mode & 0o777).toBe(0o600)
  unlock()
})
