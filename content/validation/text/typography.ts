import { figurePattern } from '../../model/figures.ts'

const slips: readonly { slip: RegExp; reason: string }[] = [
  { slip: /'/, reason: 'has a straight apostrophe or quote; write ’ or ‘…’' },
  { slip: /"/, reason: 'has a straight quote; write “…”' },
  { slip: /[`´]/, reason: 'has an accent as an apostrophe; write ’' },
  { slip: /\.\.\.|\. \. \./, reason: 'has three dots; write …' },
  { slip: / …/, reason: 'has a space before …; write it close to the word' },
  { slip: /[^\S\n]{2,}/, reason: 'has two spaces in a row; write one' },
  { slip: /--/, reason: 'has two hyphens as a dash; write —, a comma or a full stop' },
  {
    slip: /(?<=\S) [-–—](?= |$)|(?<=\S)[-–—] |^[-–—]/,
    reason: 'has a dash with a space beside it; write — close to both words, or a comma',
  },
  {
    slip: /(?<!\d)–|–(?!\d)/,
    reason:
      'has a short dash (–), which stands between two numbers alone; write - in a word and — between parts of a sentence',
  },
  { slip: /\d\s?-\s?(?=\d)/, reason: 'has a hyphen between two numbers; write –' },
  { slip: / [,.;:!?](?!\d)/, reason: 'has a space before a mark; take it out' },
  { slip: /[,;:!?](?=[\p{L}“])/u, reason: 'has no space after a mark; put one' },
  {
    slip: /(?<=\p{Ll}{2})\.(?=\p{Lu})|(?<=\p{Ll}\p{Ll})[.?!][”’)]?(?=\p{Lu}\p{Ll})/u,
    reason: 'has no space between two sentences; put one',
  },
  {
    slip: /,,|;;|::|\.\.(?!\.)|\?\?|!!|[,;:]\.|(?<!\b(?:[A-Z]|Inc|Jr|Sr|etc|[ap]\.m))\.,|!\?|\?!|\?\./,
    reason: 'has two marks in a row; keep one',
  },
  { slip: /\( | \)|\[ | \]|“ | ”/, reason: 'has a space inside brackets or quotes; take it out' },
  { slip: /(?<=[\p{L}\d])[(“]/u, reason: 'has no space before a bracket or quote; put one' },
  { slip: /[)”](?=[\p{L}\d])/u, reason: 'has no space after a bracket or quote; put one' },
  {
    slip: /(^|[\s(])’(?=\p{L})/u,
    reason: 'has a closing quote at the start of a word; write ‘ or take it out',
  },
  { slip: /‘(?=[\s.,;]|$)|“(?=[.,;]|$)/, reason: 'has an opening quote at the end of a word; write ’ or ”' },
  { slip: /\p{L}‘\p{L}/u, reason: 'has ‘ as an apostrophe; write ’' },
  {
    slip: /[=<>|\\~^#@§¶†]|(?<=\w)\*|\*(?=\w)|_/,
    reason: 'has a sign that belongs to code or to a note; say it in words',
  },
  { slip: /(?<=\p{L})\s?&\s?(?=\p{Ll})/u, reason: 'has & in a sentence; write “and”' },
  { slip: /\b\p{L}+\/\p{L}+/u, reason: 'has a slash between two words; write “or” or “and”' },
]

const pairs: readonly [string, string][] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
]

/** What is wrong with the marks of a text: quotes, dashes, spaces, brackets. */
export function typographyProblems(given: string): string[] {
  const text = given.replace(figurePattern, '9').replace(/501\(c\)(?:\(\d+\))?/g, '501')
  const problems = slips.filter(({ slip }) => slip.test(text)).map(({ reason }) => reason)
  for (const [open, close] of pairs) {
    const order = [...text].filter((character) => character === open || character === close).join('')
    if (order.replaceAll(open + close, '') !== '' && !nested(order, open, close)) {
      problems.push(`has ${open} without ${close}, or the other way round; close what was opened`)
    }
  }
  return problems
}

function nested(order: string, open: string, close: string): boolean {
  let depth = 0
  for (const character of order) {
    depth += character === open ? 1 : character === close ? -1 : 0
    if (depth < 0) return false
  }
  return depth === 0
}
