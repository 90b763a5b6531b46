import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepPrivate } from '../../supabase/local/private-folder.ts'

test('only its owner can enter the local folder, also one that was open before', () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-'))
  chmodSync(folder, 0o777)
  keepPrivate(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})
