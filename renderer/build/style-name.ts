import { createHash } from 'node:crypto'
import { themes } from '../../content/model/theme.ts'

/** Files whose styles only documents use: no island renders with them or builds on them. */
const ofDocumentsAlone = /(^|\/)(ui\/(sections|forms|motifs)\/|ui\/layout\/(?!layout\.css)|pages\/)/

const small = 'abcdefghijklmnopqrstuvwxyz'
const letters = small + small.toUpperCase()

/** The file of each three-letter prefix, with its numbered names. */
const files = new Map<string, { filePath: string; numbers: Map<string, number> }>()

/**
 * The name of a class or variable in a `.css.ts` file: three letters for the file, and a number. Short, because every
 * document has hundreds of them. The letters are a hash of the path, so that a new file changes no other names.
 *
 * Names that only documents use begin with a capital letter; a document leaves out the ones that it does not use. The
 * others always stay, because recipes depend on the order of style sheets, and islands insert theirs before the
 * document's.
 *
 * @throws Error when two files have the same letters
 */
export function styleName({ hash, filePath }: { hash: string; filePath: string }): string {
  const beginning = lettersOf(filePath)
  const file = files.get(beginning) ?? { filePath, numbers: new Map<string, number>() }
  if (file.filePath !== filePath)
    throw new Error(`${filePath} and ${file.filePath} would share their class names: give one another name`)
  files.set(beginning, file)
  const number = file.numbers.get(hash) ?? file.numbers.size
  file.numbers.set(hash, number)
  return beginning + number
}

function lettersOf(filePath: string): string {
  const [first, second, third] = createHash('sha256').update(filePath).digest().subarray(0, 3)
  const initial = small.charAt((first ?? 0) % small.length)
  const rest = [second, third].map((byte) => letters.charAt((byte ?? 0) % letters.length)).join('')
  return (ofDocumentsAlone.test(filePath) ? initial.toUpperCase() : initial) + rest
}

/** The names that every document keeps: elements, attributes, and classes of islands. */
export const keptEverywhere = new RegExp(`^(?!([A-Z][a-zA-Z]{2}\\d+|data-theme|${themes.join('|')})$)`)

/** Each name in a document that decides which rules it keeps: classes, and the themes that are used. */
export const documentNames =
  /(?<![\w-])[A-Z][a-zA-Z]{2}\d+(?![\w-])|(?<=\s)data-theme(?==)|(?<=\sdata-theme=")\w+/g
