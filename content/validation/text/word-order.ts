/*
 * Slips that show in the order of words: an ending that does not agree, a small word too few, some words twice. Each
 * pattern speaks only where the words around leave no other reading; names and nouns that look like many are left out.
 */

/** Verbs whose form for one is no noun: behind a noun for many it can only be a slip. */
const forOne =
  'gives|wants|has|is|was|does|makes|takes|comes|goes|asks|knows|finds|reads|pays|sees|says|brings|grows|becomes|hides|keeps|loses|tells|gets|sends|writes|begins|allows|requires|includes|depends|receives|builds|creates|provides|believes|explains|decides|agrees|follows|prefers|expects|remembers|understands|thinks|feels|carries|raises|spends|saves|earns|learns|meets|arrives|leads|belongs|happens|chooses|serves|speaks|buys|sells|teaches'
const forMany =
  'give|have|are|were|do|make|know|bring|keep|receive|become|begin|send|tell|lose|include|require|believe|decide|agree|prefer|expect|remember|understand|choose|arrive|belong'
const toDo =
  'give|become|send|bring|keep|receive|ask|begin|choose|write|tell|sell|learn|understand|make|know|be|see|get|find|have|join|meet|speak|grow'
const modals = 'can|could|will|would|must|should|may|might|cannot|can’t|couldn’t|won’t|wouldn’t|shouldn’t'

/** Words that end as many do and are one, or an amount that counts as one (“two weeks is enough”). */
const notMany =
  '\\p{L}*(?:ss|us|is|ics|ous|ness)|news|series|species|lens|means|always|sometimes|perhaps|besides|afterwards|towards|otherwise|nowadays|overseas|its|whose|as|was|has|does|goes|yes|texas|kansas|christmas|sales|arts|sports|alms|hers|ours|yours|theirs|thanks|states|nations|headquarters|odds|proceeds|(?:second|minute|hour|day|night|week|month|quarter|year|decade|dollar|cent|time|mile|step)s|works|matters|counts|helps|costs|lasts|stops|starts|changes'
const many = `(?!(?:${notMany})\\b)\\p{Ll}{3,}s`
const manyAtStart = `(?!(?:[Aa]ds|[Mm]aps|[Tt]eams|[Ss]heets|[Dd]ocs|[Ff]riends|[Ff]orms|[Ss]lides)\\b)(?!(?:${notMany
  .split('|')
  .map((word) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`))
  .join('|')})\\b)\\p{Lu}\\p{Ll}{2,}s`
const determiners =
  'The|Your|Our|Their|These|Those|Most|Many|Some|All|Both|Few|Several|Other|Such|Two|Three|Four|Five|Six'
const anyCase = (words: string) =>
  words.replace(/\b\p{Lu}/gu, (letter) => `[${letter}${letter.toLowerCase()}]`)
const begin = '(?:^|(?<=[.?!:;]) ?)'
const clause = '\\b(?:because|if|when|while|although|until) '

/** What one has by the piece: without an article before it a word was lost. */
const piece =
  'website|donor|sponsor|volunteer|newsletter|dashboard|spreadsheet|campaign|mosque|foundation|committee|treasurer|visitor|funder|consultant'
const subject = `(?:it|we|you|they|he|she|nobody|somebody|someone|everyone|anyone|that|which|who|this|money|team|board|staff|${piece}|${piece.replaceAll('|', 's|')}s)`

const rules: readonly { slip: RegExp; remedy: string }[] = [
  { slip: /(?<![\p{L}’])(\p{L}+ \p{L}+(?: \p{L}+){0,4}) \1(?!\p{L})/iu, remedy: 'those words once' },
  {
    slip: /(?<![“‘\p{L}])(?:[Tt]he|an|your|our|their|my|whose|every|because|than|whether|and|or|of an?|for an?|is an?|with an?)[.?!;:…](?= \p{Lu}|$)|(?<![“‘\p{L}])(?:the|an)[.,;:?!]/u,
    remedy: 'what comes after it, or take it out',
  },
  {
    slip: new RegExp(
      `${begin}(?:(?:${determiners}) (?!\\p{L}+ing\\b)(?:\\p{Ll}+ )?${many}|${manyAtStart}|(?!${determiners})\\p{Lu}\\p{Ll}+(?:al|ly|ful|ive|ic|ous|ing(?<!\\p{L}ing)|ed|[sml]all|rge|ood|ew|ong|ort|d) ${many}) (?:${forOne})\\b`,
      'u',
    ),
    remedy: 'the verb for many, or the noun for one',
  },
  {
    slip: new RegExp(
      `${clause}(?:(?:${anyCase(determiners)}) )?(?:(?!\\p{L}+ing\\b|what|whatever|which|who|nobody|each|every|one|a|an|it|that|this|of)\\p{Ll}+ )?${many} (?:${forOne})\\b`,
      'u',
    ),
    remedy: 'the verb for many, or the noun for one',
  },
  {
    slip: new RegExp(
      `${begin}(?:The|A|An|Your|Our|Each|Every|This|That|Their|Its) (?:${piece}|page|form|website|report|letter|gift|call|audit|charity|nonprofit|organization|member|leader|founder|partner|company|story|program|service|question|answer|email|appeal|event|director|scholar|imam) (?:${forMany})\\b`,
      'u',
    ),
    remedy: 'the verb for one, or the noun for many',
  },
  {
    slip: new RegExp(
      `(?<!\\b(?:what|why|how|when|where|which|and|or|than|as) )\\b${subject} (?:${modals}) (?:also |not |never |only |often )?(?!(?:always|sometimes|perhaps|besides|afterwards|otherwise|as|its|this|us|his|yes|less|focus|discuss|process|express|access|address|miss|pass|press|guess|assess|cross|dress|progress|toss|kiss|possess|stress|witness|harness|bless|bias|canvas|stress|always)\\b)\\p{Ll}+[^s\\W]s\\b(?!\\?)(?=[^?]*$)`,
      'iu',
    ),
    remedy: 'the verb without its s',
  },
  {
    slip: /\bdepend(?:s|ed|ing)? (?:your|our|the|a|an|their|its|his|her|each|every)\b|\b(?:listen|listens|listening|belong|belongs|rely|relies|relying|respond|responds|consist|consists|insist|comply|complies|participate|subscribe|look|looks|looking|apply) (?:your|our|the|their|these|those|them|us|him|her)\b(?! (?:same|part|other way|way|most|best|least|more|better)\b)/i,
    remedy: 'the small word between (depend on, listen to, look at)',
  },
  {
    slip: new RegExp(
      `\\b(?:want|wants|wanted|hope|hopes|hoped|decide|decides|decided|able|willing|unable|try|tries|tried|ought|wish|wishes|would like|need|needs) (?:${toDo}) (?:a|an|the|your|our|their|it|them|us|you|more|to|in|on|up|out|for|with|about|how|what|who)\\b`,
      'i',
    ),
    remedy: '“to” before the verb',
  },
  {
    slip: new RegExp(
      `${begin}\\p{Lu}(?<=${begin}[${[...new Set(piece.split('|').map((word) => word.charAt(0).toUpperCase()))].join('')}])\\p{Ll}+(?<=(?:${anyCase(piece.replace(/(^|\|)(\p{Ll})/gu, (_, bar, letter) => bar + letter.toUpperCase()))})) (?:is|was|has|needs|gives|wants|can|will|must|should|with \\p{Ll}+ \\p{Ll}+ (?:is|has|was|needs))\\b`,
      'u',
    ),
    remedy: 'the article before it (the, a, your)',
  },
  {
    slip: /\b(?:at|on|from|with|about|through|into|build|visit|open|hire|choose) (?:website|newsletter|dashboard|spreadsheet|committee|treasurer|donation page|home page|consultant)(?=[.,;:?!]|$| (?:and|that|which|is|in|before|after|when|so)\b)/i,
    remedy: 'the article before it (the, a, your)',
  },
  {
    slip: /\b[Aa] (?:SEO|NGO|HTML|HR|RFP|SMS|SSL|XML|LLC|MBA|FBI|IRS|NPO|MP|X-ray|AI|API|EIN|RSVP|URL list of)\b/,
    remedy: '“an”, since the letters are spoken (an S, an N)',
  },
  {
    slip: /\b[Aa]n (?:CRM|PDF|CEO|CFO|CSV|QR|USB|URL|UTM|PPC|GDPR|CTA|KPI|TV|DAF|PR|GA|CV|BBC|UN|US|U\.S\.|UK|USA)(?!\p{L})/u,
    remedy: '“a”, since the letter is spoken with a consonant first',
  },
  {
    slip: /\bit’s \p{Ll}+ (?:is|are|was|were|has|have|will|can|must|should)\b(?<!\bit’s (?:what|who|that|how|where|why|all|there|those|these|people|not|now|then|this|only|just|often|yours|ours|you|we|they|one|also|because|here|when|which|best|true|clear|fine|something|nothing|everything|someone|somebody) \p{Ll}+)|\b(?:of|for|with|from|by|at|about|under|over|through|between) it’s\b|\b(?:the|a|your|our) it’s\b/iu,
    remedy: 'its (it’s is “it is”)',
  },
  {
    slip: /\b[Ii]ts (?:(?:important|easy|possible|worth|hard|better|best|true|time|necessary|impossible|okay|likely|easier|harder|wise|useful|fine|good) (?:to|that|if|when|because|for (?:you|us|them|donors))\b|(?:never|always|because|where|they|we|you|been|about time|free(?=[.,!?]|$)|easy(?=[.,!?]|$)|up to|okay|like)\b)/,
    remedy: 'it’s, or it is',
  },
  {
    slip: /(?<!\b(?:[Aa]n?|[Tt]he|[Tt]his|[Tt]hat|[Ee]ach|[Ee]very|[Yy]our|[Oo]ur|[Tt]heir|its|[Oo]ne|any|no|which|what|whose|donation|contact|sign-up|web|online|short|long|entry|booking|audit|order|registration|application|request|consent|pledge|gift|paper|new|old|simple|same|first|second|right|plain|one-page|they|They|we|We|you|who|that|to|can|will|may|and|or|people|donors|members|volunteers|pages|words|groups) )(?<=\p{Ll} |^)[Ff]orm (?:you|us|them|him|our|your|their|its|me|people|donors|sponsors|volunteers|search|Google|home|scratch|there|here|January|February|March|April|May|June|July|August|September|October|November|December|Ramadan|week|month|the (?:start|beginning|first|board|website|form|page|donor|call))\b/u,
    remedy: 'from',
  },
  {
    slip: /\b(?:the|this|a|each|your|contact|donation|sign-up|booking|short|online) from (?:is|has|asks|on|below|above|and|that|which|works|was|needs|takes|in|at)\b|\b(?:fill (?:in|out)|send|submit|open|complete) (?:the|this|a|your|our) from\b/i,
    remedy: 'form',
  },
]

/** What a text's order of words shows to be a slip. */
export function wordOrderProblems(text: string): string[] {
  return rules.flatMap(({ slip, remedy }) => {
    const found = slip.exec(text)?.[0].trim()
    return found ? [`has “${found}”; write ${remedy}`] : []
  })
}
