import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BaseCommit } from './base-commit.ts'
import { pictureUrl, type Review, sides } from './change.ts'
import { picturesOf } from './make-review.ts'
import { reviewPage } from './review-page.ts'

/** The review as files that need no server: what a CI run keeps. */
export async function writeFolder(folder: string, review: Review, base: BaseCommit): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), await reviewPage(review))
  for (const [at, change] of review.changes.entries()) {
    if (change.kind === 'text') continue
    const pictures = picturesOf(base, change)
    for (const side of sides) {
      const file = join(folder, pictureUrl(at, side))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, pictures[side])
    }
  }
}
