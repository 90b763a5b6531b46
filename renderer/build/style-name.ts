import { createHash } from 'node:crypto'
import { themes } from '../../content/model/theme.ts'

/** Files with styles that only documents use: no island uses or imports them. */
const documentOnly = /(^|\/)(ui\/(sections|forms|motifs)\/|ui\/layout\/(?!layout\.css)|pages\/)/

const lowercase = 'abcdefghijklmnopqrstuvwxyz'
const letters = lowercase + lowercase.toUpperCase()

/** The file of each three-letter prefix, with its numbers by hash. */
const files = new Map<string, { filePath: string; numbers: Map<string, number> }>()

/**
 * The name of a class or variable in a `.css.ts` file: three letters for the file and a number. Names are short because
 * every document has hundreds of them. The letters are a hash of the path, so that a new file changes no other names.
 *
 * Names that only documents use begin with a capital letter, and PurgeCSS removes them from documents that do not use
 * them. All others stay, because recipes depend on the order of style sheets, and islands insert theirs before the
 * document's.
 *
 * @throws Error if two files have the same letters
 */
export function styleName({ hash, filePath }: { hash: string; filePath: string }): string {
  const beginning = lettersOf(filePath)
  const file = files.get(beginning) ?? { filePath, numbers: new Map<string, number>() }
  if (file.filePath !== filePath)
    throw new Error(`${filePath} and ${file.filePath} would have the same class names: rename one of them`)
  files.set(beginning, file)
  const number = file.numbers.get(hash) ?? file.numbers.size
  file.numbers.set(hash, number)
  return beginning + number
}

function lettersOf(filePath: string): string {
  const [first, second, third] = createHash('sha256').update(filePath).digest().subarray(0, 3)
  const initial = lowercase.charAt((first ?? 0) % lowercase.length)
  const rest = [second, third].map((byte) => letters.charAt((byte ?? 0) % letters.length)).join('')
  return (documentOnly.test(filePath) ? initial.toUpperCase() : initial) + rest
}

/** Names that PurgeCSS never removes: elements, attributes, and classes of islands. */
export const keptEverywhere = new RegExp(`^(?!([A-Z][a-zA-Z]{2}\\d+|data-theme|${themes.join('|')})$)`)

/** The names in a document that determine which rules PurgeCSS keeps: classes and themes. */
export const documentNames =
  /(?<![\w-])[A-Z][a-zA-Z]{2}\d+(?![\w-])|(?<=\s)data-theme(?==)|(?<=\sdata-theme=")\w+/g
