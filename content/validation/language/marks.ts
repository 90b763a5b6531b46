import type { TextKind } from '../../model/text.ts'
import { type Finding, inContext } from './finding.ts'

const slips: readonly [RegExp, string][] = [
  [/['"`´]/, 'a straight quote or apostrophe; write ’ “ or ”'],
  [/\.\.\./, 'three dots; write …'],
  [/ {2,}/, 'two spaces in a row; write one'],
  [/--/, 'two hyphens; write —'],
  [/\S [-–] \S/, 'a hyphen as a dash; write — or a comma'],
  [/\d-\d/, 'a hyphen between two numbers; write –'],
  [/\p{L} [,.;:!?](?=\s|$)/u, 'a space before a mark; take it out'],
  [/\p{L}[,;!?]\p{L}/u, 'no space after a mark; put one'],
  [/\p{Ll}{2}\.\p{Lu}\p{Ll}/u, 'no space between two sentences; put one'],
  [/([,;:!?])\1|[,;:]\./, 'two marks in a row; keep one'],
  [/\( | \)|“ | ”/, 'a space inside brackets or quotes; take it out'],
]

const pairs = [
  ['(', ')'],
  ['“', '”'],
] as const

const quoted =
  /“[^”]{20,}”,? (?:\p{L}+ ){0,3}(?:says?|said|writes|wrote|told|tells|recalls|explains|adds)\b|\b(?:says?|said|writes|wrote|told us|recalls|adds)[,:] “[^”]{20,}”|“[^”]{20,}” ?— ?\p{L}/u

/** What is wrong with the marks of a text, and with its beginning and its end. */
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
      found.push({ words: last, message: `has ${open} without ${close}, or the other way round` })
  }
  if (kind === 'prose' && !/[.?!:…][”’)]?$|[”’)][.?!]$/.test(text))
    found.push({ words: last, message: 'ends without a full stop' })
  if (kind === 'line' && /(?<!\b(?:a\.m|p\.m|Inc|U\.S))[.;,:]$/.test(text))
    found.push({ words: last, message: 'ends with a mark, which headings, labels and buttons do not' })
  if (/^\p{Ll}/u.test(text) && (kind === 'prose' || kind === 'line' || kind === 'question'))
    found.push({ words: words.slice(0, 4).join(' '), message: 'begins with a small letter' })
  const quotation = quoted.exec(text)?.[0]
  if (quotation)
    found.push({
      words: quotation,
      message: 'quotes a person; put it into a section of the kind “quote”, which asks for consent',
    })
  return found
}
