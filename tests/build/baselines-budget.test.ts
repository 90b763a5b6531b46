import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = new URL('../../visual-baselines', import.meta.url).pathname

/** Every clone of the repository pays for them, and every change of a color adds as much to its history. */
const budgetMegabytes = 6

test('all baselines together stay within their budget', () => {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
  expect(bytes / 1e6).toBeLessThanOrEqual(budgetMegabytes)
})
