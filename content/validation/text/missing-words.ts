import { wordsOf } from './noun-phrases.ts'
import type { Token } from './parts-of-speech.ts'

/**
 * What one has by the piece: before one of it stands an article, or whose it is. On this site and in three hundred
 * manuals none of them stands bare behind a verb or a preposition.
 */
const byThePiece =
  /^(?:website|homepage|report|plan|question|rule|system|link|grant|task|donor|draft|audit|campaign|ad|story|sheet|reader|decision|sponsor|company|calendar|guide|member|secretary|volunteer|committee|treasurer|document|invitation|baseline|browser|template|quorum|letter|amount|choice|sentence|checklist|problem|pantry|visitor|tool|button|owner|promise|client|proposal|conversation|scholar|lawyer|transcript|confirmation|mosque|masjid|charity|nonprofit|organization|foundation|funder|supporter|newsletter|spreadsheet|dashboard|consultant|agency|gift|meeting|program|appeal|event|database|photograph|photo|picture|profile|keyword|headline|heading|accountant|auditor|founder|imam|board|team|deadline|pledge|invoice|certificate|folder|password|laptop|neighbor|family|parent|student|teacher|tutor|employer|employee|coordinator|colleague|project|banner|poster|flyer|podcast|journalist|newspaper|article|paragraph|chapter|section|step|routine|reminder|message|inbox|mailbox|address|agreement|contract|clinic|school|shelter|forest|river|village|town)$/

/** “We crawl website”, “a letter to donor”: an article that was lost. */
export function missingArticle(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    const next = sentence[i + 1]
    if (tag !== 'NOUN' || !byThePiece.test(lower)) continue
    // “Make test gift”, “a letter to new donor”: what stands before the noun belongs to it.
    let at = i - 1
    while (/^(?:NOUN|ADJ)$/.test(sentence[at]?.tag ?? '') && !/s$|-/.test(sentence[at]?.lower ?? '')) at--
    const before = sentence[at]
    if (!before) continue
    if (
      next &&
      (/^(?:NOUN|PROPN|NUM)$/.test(next.tag) ||
        /^(?:[’'"].*|and|or|of|by|to|in|-|&|ing)$/.test(next.word) ||
        /ing$/.test(next.lower))
    )
      continue
    // “For board, committee and annual meetings”: a list.
    if (
      next?.word === ',' &&
      (before.tag !== 'VERB' ||
        (/^(?:NOUN|ADJ)$/.test(sentence[i + 2]?.tag ?? '') && sentence[i + 3]?.tag !== 'ADP'))
    )
      continue
    const isVerb = before.tag === 'VERB' && !/(?:ed|en|ing)$/.test(before.lower)
    const isPreposition =
      before.tag === 'ADP' &&
      (/^(?:for|with|from|about|into|through|at|on|of)$/.test(before.lower) ||
        (before.lower === 'as' &&
          /^(?:volunteer|donor|sponsor|website|tool|guide|gift|reminder|story|question|report|client|charity|nonprofit|supporter|visitor)$/.test(
            lower,
          )))
    if (!isVerb && !isPreposition) continue
    const earlier = sentence.slice(Math.max(0, at - 2), at)
    if (
      earlier.some(
        (each) =>
          /^(?:DET|NUM)$/.test(each.tag) ||
          /^(?:kind|kinds|type|types|sort|sorts|form|forms|your|our|their|its|no|as|by|whose|from|between)$/.test(
            each.lower,
          ),
      )
    )
      continue
    // “from donor to donor”, “line after line”.
    if (sentence.filter((each) => each.lower === lower).length > 1) continue
    return `has “${wordsOf(sentence, at, i + 1)}”; write the article before “${wordsOf(sentence, at + 1, i + 1)}” (the, a, your), or the plural`
  }
  return
}

/** Phrases of which a part is missing: “in order make”, “according the law”. */
const halves: readonly [RegExp, string][] = [
  [
    /\bin order (?!to\b|that\b|of\b|for\b|by\b|at\b|as\b|from\b|and\b|so\b|before\b|again\b|when\b|until\b|if\b|to)\p{L}/iu,
    'in order to',
  ],
  [/\baccording (?!to\b|as\b)\p{L}/iu, 'according to'],
  [/\bregardless (?!of\b)\p{L}/iu, 'regardless of'],
  [/\binstead (?:a|an|your|our|their|them|us|another)\b/u, 'instead of'],
  [
    /\b(?:able|unable|willing|unwilling|eager) (?:give|find|see|make|take|show|read|write|use|send|help|plan|reach|keep|tell|pay|ask|answer|come|go|get|do|be|have|work|add|build|change|join|know)\b/iu,
    '“to” before the verb',
  ],
  [
    /\bas (?:soon|long|well|far|much|many|often) (?:we|you|they|it|the|your|our|a|possible|possibly)\b/iu,
    'as … as',
  ],
  [/\bbecause (?:our|your|their|the|a|an) \p{L}+[,.]/iu, 'because of'],
  [
    /\b(?:a lot|lots|plenty|a number|a couple|a handful|hundreds|thousands|dozens|most of|none|one of|some of|many of|all of|each of) (?:donors|people|volunteers|gifts|nonprofits|organizations|sponsors|families|pages|time|money|work|questions|hours|supporters)\b(?<!\b(?:most of|none of|one of|some of|many of|all of|each of) \p{L}+ing)/iu,
    '“of”, or “of the”, between',
  ],
  [/\b(?:have|has|had|having) to (?:be )?(?:been|being)\b/iu, 'the verb once'],
  [
    /\b(?:more|less|fewer|better|larger|smaller|higher|lower|faster|sooner|rather) (?:the|your|our|a|an) \p{L}+ (?:ones?|year|month|week|campaign)\b(?=[.,])/iu,
    'than',
  ],
]

/** Words with another small word behind them than English has. */
const otherSmallWords: readonly [RegExp, string][] = [
  [/\binterested (?:on|for|at|about)\b/i, 'interested in'],
  [/\bresponsible (?:of|from)\b/i, 'responsible for'],
  [/\bdifferent (?:to|than)\b(?! (?:the other|what|how|when))/i, 'different from'],
  [
    /\b(?:discuss|discusses|discussed|discussing|mention|mentions|mentioned|describe|describes|emphasize|emphasizes) about\b/i,
    'the verb without “about”',
  ],
  [/\bexplains? (?:us|them|him|her|you|me) (?:the|how|what|why|your|our|a)\b/i, 'explain to'],
  [/\barrives? to\b/i, 'arrive at'],
  [/\bconsists? (?:in|from|by)\b/i, 'consist of'],
  [/\b(?:participate|participates|participated|participating) (?:to|at|on)\b/i, 'participate in'],
  [/\b(?:comply|complies|complied) (?:to|by)\b/i, 'comply with'],
  [/\bin average\b/i, 'on average'],
  [/\b(?:in|on) internet\b/i, 'on the internet'],
  [
    /\bin the (?:phone|website|webpage|internet)\b(?= |[.,])(?! (?:field|footer|header|menu|address|column|code|budget|project|plan|statistics|number|call|line|audit))/i,
    'on',
  ],
  [
    /\b(?:allow|allows|enable|enables|recommend|recommends|advise|advises|suggest|suggests) to \p{Ll}+/iu,
    'who is meant between (allow you to …), or the verb with -ing',
  ],
  [
    /\b(?:prevent|prevents|prevented|stop|stops) (?:donors|people|you|them|us|visitors) to\b/i,
    'prevent from',
  ],
  [/\b(?:good|bad|strong|skilled) in (?:writing|asking|raising|fundraising|math|talking)\b/i, 'good at'],
  [
    /\b(?:ask|asks|asked|call|calls|called|contact|contacts|contacted|thank|thanks|thanked|invite|invites|help|helps|meet|reach|join) to (?:us|them|you|your|our|the donors?|him|her)\b/i,
    'the verb without “to”',
  ],
  [/\b(?:wait|waits|waited|waiting) (?:the|your|our|us|them|you) /i, 'wait for'],
  [
    /\b(?:focus|focuses|focused|focusing|concentrate|concentrates) (?:in|at|to)\b(?! (?:the same|least|most|a time))/i,
    'focus on',
  ],
  [
    /\b(?:thanks|according|due|contrary|similar|related|attention|access|compared|addition|regard|reply|replies|response|answer) (?:for|of|from|at) (?:the|our|your|their) (?:law|rules|grant|board|question|letter|data|records)\b(?<!\b(?:thanks for|reply of|response of|reply from|response from|answer of|answer for|answer from|replies from) .*)/i,
    'to',
  ],
  [
    /\bsince (?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many|a few) (?:days|weeks|months|years)\b/i,
    'for, with the verb in the perfect',
  ],
  [
    /\b(?:married|satisfied|familiar|filled|provided) (?:of|about|by) (?=the|our|your|their|a)\b(?<!\b(?:provided|filled) by .*)/i,
    'with',
  ],
]

export function halfPhrase(text: string): string[] {
  return [...halves, ...otherSmallWords].flatMap(([pattern, whole]) => {
    const found = pattern.exec(text)?.[0]
    return found ? [`has “${found}”, which is not how the phrase goes; write ${whole}`] : []
  })
}
