import type { TextKind } from '../../model/text.ts'
import { type Finding, inContext } from './finding.ts'

const slips: readonly [RegExp, string][] = [
  [/['"`´]/, 'a straight quote or apostrophe; write ’ “ or ”'],
  [/\.\.\./, 'three dots; write …'],
  [/ {2,}/, 'two spaces in a row; write one'],
  [/--/, 'two hyphens; write —'],
  [/\S [-–] \S/, 'a hyphen as a dash; write — or a comma'],
  [/\d-\d/, 'a hyphen between two numbers; write –'],
  [/\p{L} [,.;:!?](?=\s|$)/u, 'a space before a punctuation mark; remove it'],
  [/\p{L}[,;!?]\p{L}/u, 'no space after a punctuation mark; add one'],
  [/\p{Ll}{2}\.\p{Lu}\p{Ll}/u, 'no space between two sentences; add one'],
  [/([,;:!?])\1|[,;:]\./, 'two punctuation marks in a row; keep one'],
  [/\( | \)|“ | ”/, 'a space inside parentheses or quotes; remove it'],
]

const pairs = [
  ['(', ')'],
  ['“', '”'],
] as const

const quoted =
  /“[^”]{20,}”,? (?:\p{L}+ ){0,3}(?:says?|said|writes|wrote|told|tells|recalls|explains|adds)\b|\b(?:says?|said|writes|wrote|told us|recalls|adds)[,:] “[^”]{20,}”|“[^”]{20,}” ?— ?\p{L}/u

/** A client about the agency: “They doubled our donations”. */
const aboutUs = [/\b(?:they|you|your|agency|team)\b/i, /\b(?:we|us|our|my|me|I)\b/]

/** Checks the punctuation of a text, its beginning and its end. */
export function markFindings(text: string, kind: TextKind): Finding[] {
  const found: Finding[] = slips.flatMap(([slip, message]) => {
    const at = slip.exec(text)
    if (!at) return []
    return [{ words: inContext(text, at.index, at.index + at[0].length), message: `has ${message}` }]
  })
  const words = text.split(' ')
  const last = words.slice(-4).join(' ')
  for (const [open, close] of pairs) {
    if (text.split(open).length !== text.split(close).length)
      found.push({ words: last, message: `has ${open} without ${close}, or vice versa` })
  }
  if (kind === 'prose' && !/[.?!:…][”’)]?$|[”’)][.?!]$/.test(text))
    found.push({ words: last, message: 'ends without a period' })
  if (kind === 'line' && /(?<!\b(?:a\.m|p\.m|Inc|U\.S))[.;,:]$/.test(text))
    found.push({
      words: last,
      message: 'ends with a punctuation mark; headings, labels and buttons have none',
    })
  if (/^\p{Ll}/u.test(text) && (kind === 'prose' || kind === 'line' || kind === 'question'))
    found.push({ words: words.slice(0, 4).join(' '), message: 'begins with a lowercase letter' })
  const quotation = quoted.exec(text)?.[0]
  if (quotation && aboutUs.every((words) => words.test(quotation)))
    found.push({
      words: quotation,
      message: 'quotes a client about us; move it to a section of the kind “quote”, which asks for consent',
    })
  return found
}
