import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { languageProblems } from '../content/validation/language.ts'
import { problemLine } from '../content/validation/problem.ts'
import { textProblems } from '../content/validation/text-problems.ts'
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
        .replace(/Amina( O'Neil| Okafor)?/g, 'Ann'),
      relative(process.cwd(), file),
    )
}
const texts = [...files]
  .filter(([text]) => isText(text) && !fixed.includes(text))
  .map(([text, file]) => ({ file, path: [text.slice(0, 60)], text }))
const problems = [...textProblems(texts), ...(await languageProblems(texts, 'drawn-texts'))]
for (const problem of problems) console.error(problemLine(problem))
if (problems.length > 0) process.exitCode = 1
