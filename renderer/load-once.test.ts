import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('a chunk is fetched when it is first wanted, and once', async () => {
  const load = vi.fn(async () => 'island')
  const island = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([island(), island(), island()])).toEqual(['island', 'island', 'island'])
  expect(load).toHaveBeenCalledOnce()
})

test('a fetch that fails is tried once more, unseen', async () => {
  const load = vi.fn(async () => 'island').mockRejectedValueOnce(new Error('offline'))
  expect(await loadOnce(load)()).toBe('island')
  expect(load).toHaveBeenCalledTimes(2)
})

test('when that fails too, whoever asked is told, and the next to ask tries again', async () => {
  const load = vi.fn(async () => 'island')
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('still offline'))
  const island = loadOnce(load)
  await expect(island()).rejects.toThrow('still offline')
  expect(await island()).toBe('island')
  expect(load).toHaveBeenCalledTimes(3)
})
