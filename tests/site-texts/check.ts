import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { acceptedIn, findingReason, notAccepted } from '../../content/validation/language/finding.ts'
import { languageFindings } from '../../content/validation/language/language-findings.ts'
import { characterProblems } from '../../content/validation/text/characters.ts'
import { placeholderProblems } from '../../content/validation/text/placeholders.ts'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { sourceTexts } from './source-texts.ts'

/* Part of `npm run check`: applies the text rules of `content/` to the texts in code that visitors read. */

/** Files without texts for visitors: style sheets, tests, build tools, gallery samples and the owner's calendar. */
const ignoredFiles =
  /\.css\.ts$|\.test\.tsx?$|\.d\.ts$|\/testing\/|^renderer\/build\/|^ui\/gallery\/|\/owner-calendar\//
/** Adapts texts to the rules: a loading message ends with a space and “…”, and “https://” is an example input. */
const normalized = (text: string) => text.replace(/ …$/, '…').replace(/\bhttps?(?::\/\/)?/g, 'address')
/** Exact texts of PRODUCT.md. */
const fixed = ['Submitting Request...', 'Submitting...', 'Booking...']

const files = ['ui', 'pages', 'renderer', 'data-access', 'supabase/functions']
  .flatMap((folder) => filesBelow(folder))
  .map((file) => relative(process.cwd(), file))
  .filter((file) => /\.tsx?$/.test(file) && !ignoredFiles.test(file))
const sources = files.map((file) => ({ file, source: readFileSync(file, 'utf8') }))
const texts = (
  await Promise.all(
    sources.map(async ({ file, source }) => {
      const found = await sourceTexts(source, file.endsWith('x') ? 'tsx' : 'ts')
      return found
        .filter((text) => !fixed.includes(text))
        .map((text) => ({ file, source, text: normalized(text) }))
    }),
  )
).flat()
const findings = await languageFindings(
  texts.map(({ text }) => ({ text, kind: 'any' })),
  process.cwd(),
  'site-texts',
)
for (const [i, { file, source, text }] of texts.entries()) {
  const reasons = [
    ...characterProblems(text),
    ...placeholderProblems(text),
    ...notAccepted(findings[i] ?? [], acceptedIn(source)).map(findingReason),
  ]
  for (const reason of reasons) console.error(`${file}: “${text.slice(0, 60)}” ${reason}`)
  if (reasons.length > 0) process.exitCode = 1
}
