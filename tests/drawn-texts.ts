import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { findingReason } from '../content/validation/language/finding.ts'
import { languageFindings } from '../content/validation/language/language-findings.ts'
import { characterProblems, placeholderProblems } from '../content/validation/text/characters.ts'
import { filesBelow } from '../renderer/build/files-below.ts'

/*
 * Part of `npm run check`: applies the text rules of `content/` to what the text baselines of states and mails show,
 * since dialogs, wizard and mails have texts that are not in `content/`.
 */

/** Texts that content/PRODUCT.md fixes, such as “2-3 business days”. */
const fixed = ['Submitting Request...', 'Submitting...', 'Booking...']
/** Two or more words that begin with a capital letter, without addresses and ids. */
const isText = (text: string) =>
  /^[“‘(]?\p{Lu}[\p{L}’']*,? ["“‘(]?[\p{L}\d]/u.test(text) && !/[{}<>=\\;/]|[\da-f]{4}-/.test(text)

const files = new Map<string, string>()
for (const file of ['trees/states', 'mails'].flatMap((folder) => filesBelow(`visual-baselines/${folder}`))) {
  // A name in quotation marks, the text after a colon, or the whole line.
  for (const [, name, text = ''] of readFileSync(file, 'utf8').matchAll(/"([^"\n]*)"|(?:: |^)([^"\n]*)$/gm))
    files.set(
      // A person's name is as it was typed.
      (name ?? text)
        .trim()
        .replace(/ …$/, '…')
        .replace('2-3 business', '2–3 business')
        .replace("Amina O'Neil", 'Ann'),
      relative(process.cwd(), file),
    )
}
const texts = [...files.keys()].filter((text) => isText(text) && !fixed.includes(text))
const findings = await languageFindings(
  texts.map((text) => ({ text, kind: 'any' })),
  process.cwd(),
  'drawn-texts',
)
for (const [i, text] of texts.entries()) {
  const language = (findings[i] ?? []).map(findingReason)
  for (const reason of [...characterProblems(text), ...placeholderProblems(text), ...language]) {
    console.error(`${files.get(text)}: “${text.slice(0, 60)}” ${reason}`)
    process.exitCode = 1
  }
}
