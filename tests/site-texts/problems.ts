import { readFileSync } from 'node:fs'
import { agreementProblems } from '../../content/validation/text/agreement.ts'
import { characterProblems } from '../../content/validation/text/characters.ts'
import { confusionProblems } from '../../content/validation/text/confusions.ts'
import { placeholderProblems } from '../../content/validation/text/placeholders.ts'
import { respectProblems } from '../../content/validation/text/respect.ts'
import { spellingProblems } from '../../content/validation/text/spelling.ts'
import { termProblems } from '../../content/validation/text/terms.ts'
import { typographyProblems } from '../../content/validation/text/typography.ts'
import { wordOrderProblems } from '../../content/validation/text/word-order.ts'
import { words } from '../../content/words.ts'
import { sourceTexts } from './source-texts.ts'

const own = new Set(words)

/** Texts that the product specification fixes as they stand. */
const fixed: ReadonlySet<string> = new Set(['Submitting Request...'])
/** What is under way ends with a space and …: the word before is whole, and the waiting goes on. */
const underWay = / …$/
/** What people type into a field, told to them. */
const schemes = /\bhttps?(?::\/\/)?/g

/** What the language checks say of the texts of a module, with the text and the line where it stands. */
export async function textProblemsOf(file: string, source = readFileSync(file, 'utf8')): Promise<string[]> {
  const texts = await sourceTexts(source, file.endsWith('x') ? 'tsx' : 'ts')
  return texts.flatMap((found) => {
    if (fixed.has(found)) return []
    const text = found.replace(underWay, '…').replace(schemes, 'address')
    const checks = [
      () => characterProblems(text),
      () => placeholderProblems(text),
      () => typographyProblems(text),
      () => [
        ...termProblems(text),
        ...respectProblems(text),
        ...confusionProblems(text),
        ...agreementProblems(text),
        ...wordOrderProblems(text),
      ],
      () => spellingProblems(text, own),
    ]
    for (const check of checks) {
      const [reason] = check()
      if (reason) return [`${file}:${lineOf(source, found)}: “${found.slice(0, 60)}” ${reason}`]
    }
    return []
  })
}

/** The line of a text's first words: a long one may be broken in the source. */
function lineOf(source: string, text: string): number {
  const [first = ''] = text.split('9')
  const words = first.split(' ').slice(0, 3).join(' ')
  const at = source.indexOf(words)
  return at < 0 ? 1 : source.slice(0, at).split('\n').length
}
