import { webcrypto } from 'node:crypto'
import { expect, test } from 'vitest'
import { idempotencyKey } from './draft-storage.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a key is a random UUID, also without HTTPS, where randomUUID is missing', () => {
  const insecure = { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) }
  const keys = Array.from({ length: 200 }, () => idempotencyKey(insecure as never))
  keys.push(idempotencyKey(), idempotencyKey())
  expect(keys.every((key) => uuid.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(202)
})
