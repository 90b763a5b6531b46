import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailStore } from './mail-store.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('an id cannot reach a file outside the folder', async () => {
  await writeFile(join(dir, 'outside.json'), '{}')
  await writeFile(join(dir, 'outside.eml'), 'secret')
  await mkdir(join(dir, 'mail'))
  const store = createMailStore(join(dir, 'mail'))
  expect(await store.find('../outside')).toBeUndefined()
  expect(await store.source('../outside')).toBeUndefined()
})

test('other files in the folder are neither listed nor cleared', async () => {
  await writeFile(join(dir, 'notes.json'), '{}')
  const store = createMailStore(dir)
  const mail = await store.add(Buffer.from('Subject: hello\r\n\r\nHello'), { from: 'a@example.org', to: [] })
  expect(await store.list()).toEqual([mail])
  await store.clear()
  await expect(writeFile(join(dir, 'notes.json'), '{}', { flag: 'wx' })).rejects.toThrow('EEXIST')
})

test('messages that come at the same moment are listed in the order in which they came', async () => {
  const store = createMailStore(dir)
  const added = await Promise.all(
    ['1', '2', '3', '4'].map((subject) =>
      store.add(Buffer.from(`Subject: ${subject}\r\n\r\n`), { from: 'a@example.org', to: [] }),
    ),
  )
  expect((await store.list()).map((mail) => mail.subject)).toEqual(['4', '3', '2', '1'])
  expect(new Set(added.map((mail) => mail.id)).size).toBe(4)
})

test('a message without a usable header or body is kept all the same', async () => {
  const store = createMailStore(dir)
  const mail = await store.add(Buffer.from([0xff, 0x00, 0x0a]), { from: '', to: ['b@example.org'] })
  expect(await store.source(mail.id)).toEqual(Buffer.from([0xff, 0x00, 0x0a]))
})
