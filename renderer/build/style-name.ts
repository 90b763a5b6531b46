import { themes } from '../../content/model/theme.ts'
import { filesBelow } from './files-below.ts'

/** Files with styles that a document needs only if it uses them; islands that use them, too, bring their own copy. */
const documentOnly =
  /(^|\/)(ui\/(sections|motifs|forms|primitives\/(Modal|CheckboxGroup))\/|ui\/layout\/(?!layout\.css)|pages\/)/

/** All style files. Those that only documents use have a capital letter. */
const files = ['ui', 'pages'].flatMap((folder) =>
  filesBelow(folder).filter((file) => file.endsWith('.css.ts')),
)
const numbers = new Map<string, Map<string, number>>()

/**
 * The name of a class or variable in a `.css.ts` file: one or two letters for the file and a number. Names are short
 * because every document has hundreds of them.
 *
 * Names that only documents use begin with a capital letter, and PurgeCSS removes them from documents that do not use
 * them. All others stay, because recipes depend on the order of style sheets, and islands insert theirs before the
 * document's.
 */
export function styleName({ hash, filePath }: { hash: string; filePath: string }): string {
  // A file that was added while the dev server runs.
  if (!files.includes(filePath)) files.push(filePath)
  const ofFile = numbers.get(filePath) ?? new Map<string, number>()
  numbers.set(filePath, ofFile)
  const number = ofFile.get(hash) ?? ofFile.size
  ofFile.set(hash, number)
  return lettersOf(filePath) + number
}

function lettersOf(filePath: string): string {
  const isDocumentOnly = documentOnly.test(filePath)
  const index = files.filter((file) => documentOnly.test(file) === isDocumentOnly).indexOf(filePath)
  // Without h: vanilla-extract would take the element in a selector such as `& > h3` for a class of that name.
  const alphabet = 'abcdefgijklmnopqrstuvwxyz'
  const { length } = alphabet
  const letter = (i: number) => alphabet.charAt(i)
  // a … z, then aa … zz
  const letters = (index < length ? '' : letter(Math.floor(index / length) - 1)) + letter(index % length)
  return isDocumentOnly ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters
}

/** Names that PurgeCSS never removes: elements, attributes, and classes of islands. */
export const keptEverywhere = new RegExp(`^(?!([A-Z][a-z]?\\d+|data-theme|${themes.join('|')})$)`)

/** The names in a document that determine which rules PurgeCSS keeps: classes and themes. */
export const documentNames =
  /(?<![\w-])[A-Z][a-z]?\d+(?![\w-])|(?<=\s)data-theme(?==)|(?<=\sdata-theme=")\w+/g
