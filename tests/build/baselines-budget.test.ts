import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = new URL('../../visual-baselines', import.meta.url).pathname

/** Every clone downloads the baselines, and every color change adds as much again to the history. */
const budgetMegabytes = 6

test('the baselines stay within their budget', () => {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  expect(bytes / 1e6).toBeLessThanOrEqual(budgetMegabytes)
})
