import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import type { BaseCommit } from './base-commit.ts'
import type { Change, Review } from './change.ts'
import { changesOf } from './changes.ts'
import { afterFolder, beforeFolder, beforeSite } from './draw-sides.ts'
import { readDrawn } from './drawn.ts'
import { pageBytes } from './page-bytes.ts'
import { sidePictures } from './side-pictures.ts'

/** What differs between the two folders of drawings. */
export function makeReview(base: BaseCommit, wanted: readonly string[], canApprove: boolean): Review {
  const names = [...new Set([...namesIn(afterFolder), ...namesIn(beforeFolder(base))])]
  const changes = names.flatMap((name) =>
    changesOf(readDrawn(beforeFolder(base), name), readDrawn(afterFolder, name)),
  )
  const paths = [...new Set(changes.flatMap(({ path }) => path ?? []))]
  return {
    base,
    wanted: [...wanted],
    changes,
    bytes: pageBytes(beforeSite(base), readLocalSettings().siteDir, paths),
    compared: names.length,
    canApprove,
  }
}

/** The pictures of a change, side by side. */
export function picturesOf(base: BaseCommit, change: Extract<Change, { kind: 'picture' }>) {
  const { subject, before, after, rows } = change
  return sidePictures(
    {
      before: before && join(beforeFolder(base), subject, before),
      after: after && join(afterFolder, subject, after),
    },
    rows,
  )
}

function namesIn(folder: string): string[] {
  const file = join(folder, 'subjects.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}
