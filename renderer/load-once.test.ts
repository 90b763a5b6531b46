import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('a chunk is loaded on the first call, and only once', async () => {
  const load = vi.fn(async () => 'island')
  const island = loadOnce(load)
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([island(), island(), island()])).toEqual(['island', 'island', 'island'])
  expect(load).toHaveBeenCalledOnce()
})

test('if loading fails, all pending calls reject, and the next call loads again', async () => {
  const load = vi.fn(async () => 'island').mockRejectedValueOnce(new Error('offline'))
  const island = loadOnce(load)
  const together = [island(), island()]
  for (const each of together) await expect(each).rejects.toThrow('offline')
  expect(await island()).toBe('island')
  expect(load).toHaveBeenCalledTimes(2)
})
