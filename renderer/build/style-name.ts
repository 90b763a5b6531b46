import { createHash } from 'node:crypto'
import { themes } from '../../content/model/theme.ts'

/** Files whose styles no island draws with, and on whose styles nothing that comes later builds. */
const ofDocumentsAlone = /(^|\/)(ui\/(sections|forms|motifs)\/|ui\/layout\/(?!layout\.css)|pages\/)/

const small = 'abcdefghijklmnopqrstuvwxyz'
const letters = small + small.toUpperCase()

/** The file of each beginning, and how many names it gave. */
const files = new Map<string, { filePath: string; numbers: Map<string, number> }>()

/**
 * What a class or a variable of a `.css.ts` file is called: three letters for the file, and a number. Short, because
 * every document holds hundreds of them; the letters are a hash of the path, so that another file changes none.
 *
 * Those that belong to documents alone begin with a capital letter: a document leaves out those that it does not use.
 * The others keep the order of style sheets that recipes rely on: an island brings its own before the document's.
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

/** The names that every document keeps: of elements, attributes, and of what islands draw with. */
export const keptEverywhere = new RegExp(`^(?!([A-Z][a-zA-Z]{2}\\d+|data-theme|${themes.join('|')})$)`)

/** Each name in a document that it may keep or leave out: of a style, and of a theme that something in it wears. */
export const documentNames =
  /(?<![\w-])[A-Z][a-zA-Z]{2}\d+(?![\w-])|(?<=\s)data-theme(?==)|(?<=\sdata-theme=")\w+/g
