import { parseArgs } from 'node:util'
import { readLocalSettings } from '../../supabase/local/local-settings.ts'
import { isPinnedBrowserHere, whereBaselinesAreDrawn } from '../helpers/test-browser.ts'
import { baseCommit } from './base-commit.ts'
import { drawSides } from './draw-sides.ts'
import { makeReview } from './make-review.ts'
import { openInBrowser } from './open-in-browser.ts'
import { serveReview } from './serve-review.ts'
import { writeFolder } from './write-folder.ts'

/*
 * `npm run review [-- what …]`: what looks, reads or behaves another way than at the commit where this branch left the
 * main one. Opens a page of the changes, where they can be approved; with `--folder` writes it as files instead.
 */

const { values, positionals } = parseArgs({
  options: {
    base: { type: 'string' },
    folder: { type: 'string' },
    'no-open': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

if (!isPinnedBrowserHere()) {
  console.error(`A review needs the pinned browser. ${whereBaselinesAreDrawn}`)
  process.exit(1)
}

const began = Date.now()
const base = baseCommit(values.base)
console.log(`Comparing with ${base.sha.slice(0, 8)}: ${base.title}`)
readLocalSettings()
await drawSides(base, positionals)
const review = makeReview(base, positionals, !values.folder)
const seconds = ((Date.now() - began) / 1000).toFixed(1)
console.log(`${review.changes.length} changed views of ${review.compared} drawn subjects (${seconds} s)`)
if (review.compared === 0) {
  console.error(
    `Nothing is called ${positionals.join(' or ')}. A page by its path, or the start of a name: states/lead`,
  )
  process.exit(1)
}

if (values.folder) {
  await writeFolder(values.folder, review, base)
  console.log(`${values.folder}/index.html`)
} else {
  const url = await serveReview(review, base)
  console.log(`${url}  (Ctrl+C ends it)`)
  if (!values['no-open']) openInBrowser(url)
}
