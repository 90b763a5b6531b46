import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { isPinnedBrowserHere, whereBaselinesAreDrawn } from '../helpers/test-browser.ts'
import { baselinesIn } from '../visual/baselines.ts'
import { sameFingerprint } from '../visual/drawing/fingerprint-text.ts'
import { baseCommit } from './base-commit.ts'
import type { Review } from './change.ts'
import { changesOf, placeOf } from './changes.ts'
import { drawWithProgress } from './draw-with-progress.ts'
import { readDrawn } from './drawn.ts'
import { afterFolder, baseTree, beforeFolder, checkOut } from './folders.ts'
import { reviewPage } from './review-page.ts'
import { serveReview } from './serve-review.ts'

/*
 * `npm run review [-- what …]`: what looks or reads differently from the commit where this branch left main. Draws this
 * checkout, compares with that commit's baselines, and draws that commit only where they differ. Serves a page to
 * approve changes; `--folder DIR` writes it as files instead.
 */

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, folder: { type: 'string' } },
  allowPositionals: true,
})
if (!isPinnedBrowserHere()) {
  console.error(`A review needs the pinned browser. ${whereBaselinesAreDrawn}`)
  process.exit(1)
}

const base = baseCommit(values.base)
console.log(`Comparing with ${base.sha.slice(0, 8)}: ${base.title}`)
checkOut(base)
const names = await drawWithProgress('This branch', {
  cwd: process.cwd(),
  out: afterFolder,
  options: positionals,
})
if (names.length === 0) {
  console.error(
    `Nothing is called ${positionals.join(' or ')}. Give a path, or the start of a name: states/lead`,
  )
  process.exit(1)
}
const differing = [...names.filter(differs), ...(positionals.length === 0 ? goneSubjects() : [])]
if (differing.length > 0)
  await drawWithProgress('The base commit', {
    cwd: baseTree(base),
    out: beforeFolder(base),
    options: ['--keep', ...differing],
  })
const changes = differing
  .flatMap((name) => changesOf(readDrawn(beforeFolder(base), name), readDrawn(afterFolder, name)))
  .toSorted((a, b) => placeOf(a) - placeOf(b))
const review: Review = { base, changes, compared: names.length, canApprove: !values.folder }
console.log(`${changes.length} views of ${names.length} subjects differ`)

const folders = { before: beforeFolder(base), after: afterFolder }
if (values.folder) await writeFolder(values.folder)
else console.log(`${await serveReview(review, folders)}  (Ctrl+C ends it)`)

/** What the base commit draws and this one does not. */
function goneSubjects(): string[] {
  const folder = join(baseTree(base), 'visual-baselines/fingerprints')
  return filesBelow(folder)
    .map((file) => relative(folder, file).replace(/\.txt$/, ''))
    .filter((name) => !names.includes(name))
}

/** Whether a subject differs from the base commit's baselines. */
function differs(name: string): boolean {
  const drawn = readDrawn(afterFolder, name)
  const agreed = baselinesIn(join(baseTree(base), 'visual-baselines'))
  const prints = agreed.fingerprints(name)
  if (!drawn || drawn.pictures.length !== prints.size) return true
  return (
    drawn.pictures.some(({ view, print }) => !sameFingerprint(prints.get(view), print)) ||
    drawn.texts.some(({ file, text }) => agreed.text(file) !== text)
  )
}

/** Files that need no server: what a CI run keeps. */
async function writeFolder(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), await reviewPage(review))
  for (const change of changes) {
    if (change.kind === 'text') continue
    for (const side of ['before', 'after'] as const) {
      const url = change[side]?.url
      if (!url) continue
      mkdirSync(dirname(join(folder, url)), { recursive: true })
      cpSync(join(folders[side], url.slice(side.length + 1)), join(folder, url))
    }
  }
  console.log(`${folder}/index.html`)
}
