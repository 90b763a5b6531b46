import { alsoWords, names } from './names.ts'

/** One way to write each word, on all pages. The first form is what people type, the second what the site writes. */
const preferred: readonly [RegExp, string][] = [
  [/\bnon-profit/i, 'nonprofit'],
  [/\bnot-for-profit/i, 'nonprofit'],
  [/\bfund[ -]rais/i, 'fundrais…'],
  [/\bweb[ -]sites?\b/i, 'website'],
  [/\be-newsletter/i, 'email newsletter'],
  [/\bon-line\b/i, 'online'],
  [/\boff-line\b/i, 'offline'],
  [/\b(?:eg|ie|e\.g(?!\.)|i\.e(?!\.)|e\. g\.|i\. e\.|eg\.|ie\.)(?![\p{L}])/iu, 'for example, or that is'],
  [/\betc(?!\.|\p{L})/iu, 'etc. with its point, or “and so on”'],
  [/\blandingpage/i, 'landing page'],
  [/\bfollowup/i, 'follow-up'],
  [/\bthankyou/i, 'thank-you'],
  [/\bthank yous\b/i, 'thank-yous'],
  [/\bco-ordinat/i, 'coordinat…'],
  [/\bco-operat/i, 'cooperat…'],
  [/\balot\b/i, 'a lot'],
  [/\bze?akaa?h?t?\b(?<!zakat)|\bzakaah?\b|\bzakah\b|\bzakaat\b/i, 'zakat'],
  [/\bsad(?:aqa|aka|akah|qa|qah)\b(?! jariyah)(?<!sadaqah)/i, 'sadaqah'],
  [/\bram(?:adhan|azan|zan)\b/i, 'Ramadan'],
  [/\bmos(?:que|k)s?\b(?<!mosques?)/i, 'mosque'],
  [/\bkoran\b|\bquran\b/i, 'Qur’an'],
  [/\bjum(?:ah|ma|mah|uah|’ah)\b/i, 'Jumu’ah'],
  [/\bmoslem/i, 'Muslim'],
  [
    /\b(?:eid|zakat)[ -](?:ul|al|el|u)[ -]?(?:fitr|adha)\b(?<!(?:Eid|Zakat) al-(?:Fitr|Adha))/i,
    'Eid al-Fitr, Eid al-Adha, Zakat al-Fitr',
  ],
  [/\bad ?words\b/i, 'Google Ads'],
  [/\bgoogle my business\b/i, 'Google Business Profile'],
  [
    /\b(?:click|tap|press)(?:ing)? (?:here|on (?:the|this)|the (?:button|link))\b|\b(?:read|learn|see|find(?: out)?|get) more here\b|\b(?:link|links) (?:below|above)\b|\bscroll (?:down|up) (?:to|for)\b|\bmore info\b/i,
    'where the link leads',
  ],
  [/\bwhat’s ?app\b/i, 'WhatsApp'],
  [/\bfortnights?\b/i, 'two weeks'],
  [/\bmums?\b/i, 'mother'],
  [/\banti-?clockwise\b/i, 'counterclockwise'],
  [/\bpostcodes?\b/i, 'ZIP code'],
  [/\b[wb]\/(?:o|c)?(?![\p{L}])/iu, 'the word in full'],
  [/\b(?:page|link|form|website|guide|template|report) here(?=[.!]|$)/i, 'where the link leads'],
  [/\btowards\b/i, 'toward'],
  [/\bwhilst\b/i, 'while'],
  [/\bamongst\b/i, 'among'],
  [
    /\bless (?:donors|gifts|people|volunteers|visitors|pages|clicks|calls|emails|sponsors|supporters|forms|steps|questions|organizations|nonprofits|families|hours|meetings)\b/i,
    'fewer',
  ],
]

/** Letters alone, in small ones: what a name has in common with each wrong way to write it. */
const bare = (text: string) => text.toLowerCase().replace(/[ ’-]/g, '')

const spellings = names.map((name) => ({
  name,
  bare: bare(name),
  // Between its words a space, a hyphen or nothing.
  pattern: new RegExp(
    `(?<![\\p{L}\\d-])${name
      .replace(/[.’]/g, (mark) => (mark === '’' ? '[’]?' : '\\.'))
      .replace(/ /g, '[ -]?')
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '[ -]?')}(?:s|’s)?(?![\\p{L}\\d-])`,
    'giu',
  ),
}))

/** Names of one long word, which people divide: “Sales Force”. */
const oneWord = new Map(
  names.filter((name) => /^\p{L}{8,}$/u.test(name)).map((name) => [name.toLowerCase(), name]),
)

/** Names in other capitals, and words that the site writes another way. */
export function termProblems(text: string): string[] {
  const problems: string[] = []
  const letters = bare(text)
  for (const { name, pattern, bare } of spellings) {
    // Most names are in no text: the search for letters is a hundred times as fast as the pattern.
    if (!letters.includes(bare)) continue
    for (const [found] of text.matchAll(pattern)) {
      if (
        found.startsWith(name) ||
        names.some((other) => found.startsWith(other) && other.length >= name.length)
      )
        continue
      if (found === found.toLowerCase() && alsoWords.has(name.toLowerCase())) continue
      // `Search console` in the middle of an ordinary sentence is an ordinary word only in small letters.
      problems.push(`has “${found}”; the name is written “${name}”`)
    }
  }
  for (const [found, first = '', second = ''] of text.matchAll(
    /(?<!\p{L})(\p{Lu}\p{L}+)[ -](?=(\p{L}+))/gu,
  )) {
    const name = oneWord.get(`${first}${second}`.toLowerCase())
    if (name) problems.push(`has “${found}${second}”; the name is written “${name}”`)
  }
  for (const [pattern, term] of preferred) {
    const found = pattern.exec(text)?.[0]
    if (found) problems.push(`has “${found}”; the site writes “${term}”`)
  }
  return [...new Set(problems)]
}
