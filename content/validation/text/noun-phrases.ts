import type { Token } from './parts-of-speech.ts'

/** Nouns for many without an s, nouns for one with it, and what is both. */
const neither =
  /^(?:people|men|women|children|staff|police|data|media|series|species|means|news|feet|teeth|mice|geese|alumni|criteria|phenomena|clergy|cattle|folk|sheep|fish|deer|aircraft|youth|public|team|board|committee|family|audience|group|congregation|community|couple|majority|minority|rest|lot|number|half|none|headquarters|works|sales|lens|thanks|odds|alms|economics|politics|ethics|logistics|analytics|statistics|athletics|arts|sports|congress|pair|dozen|percent|faculty|crew|crowd|press|management|leadership|council|kind|sort|type|hundred|thousand|million|following|variety|range|series|set|bunch|list|handful|metadata|other|others)$/

/** Nouns that are verbs as often: behind another noun the tagger cannot tell. */
export const alsoVerb =
  /^(?:lead|name|cost|find|show|count|answer|report|rank|match|stop|matter|limit|suit|worry|exhaust|use|need|help|work|call|visit|start|ask|change|plan|post|sign|note|form|list|fund|grant|place|point|question|request|test|review|check|offer|share|search|step|end|turn|run|result|process|return|cover|cause|care|aim|mean|want|like|love|look|talk|walk|vote|hold|keep|make|take|give|pay|read|write|bring|build|add|fit|fill|follow|move|open|order|pass|play|reach|rest|rule|save|say|see|sell|send|set|sound|speak|stand|state|stay|store|support|tell|thank|trust|try|vary|view|wait|watch|welcome|wish|travel|value|answer|consent|decline|stop|come|go|know|get|grow|rise|fall|drop|differ|remain|apply|belong|live|die|sit|meet|join|hire|face|head|hand|mind|back|water|land|date|age|time|back|bar|mark|draft|email|mail|text|phone|link|page|target|track|schedule|book|host|guide|gift|pledge|charge|credit|claim|damage|demand|design|display|doubt|dress|drive|drink|dream|edit|estimate|experience|feature|feel|fight|figure|file|focus|force|function|gain|handle|harm|heat|hope|house|impact|increase|influence|insist|interest|issue|judge|key|label|lack|layer|level|lift|light|line|load|lock|log|loss|map|market|master|measure|merge|model|monitor|notice|object|pair|park|part|patch|pattern|perform|picture|pilot|plant|position|power|practice|present|press|price|print|produce|program|progress|project|promise|prompt|protest|purchase|push|raise|range|rate|reason|record|reference|refuse|regret|release|remark|repair|repeat|reply|respect|reward|risk|role|root|rush|scale|score|screen|seat|sense|serve|service|shape|shift|ship|shop|shout|sign|size|sleep|slip|smile|sort|source|space|spread|stage|stamp|stress|structure|study|style|subject|surface|survey|switch|tag|tax|teach|tend|term|title|touch|trace|trade|train|transfer|transport|treat|trip|trouble|type|update|upgrade|vary|voice|volunteer|warn|wave|wear|weigh|win|wonder|word|worth)$/

export const isMany = ({ lower, lemma, tag }: Token) =>
  /^(?:NOUN|PROPN)$/.test(tag) &&
  /s$/.test(lower) &&
  !/(?:ss|us|is|ics|ous|ness|’s|'s)$/.test(lower) &&
  lemma !== lower &&
  !neither.test(lower)

export const isOne = ({ word, lower, lemma, tag }: Token) =>
  tag === 'NOUN' && !/s$/.test(lower) && lemma === lower && /^[\p{L}-]+$/u.test(word) && !neither.test(lower)

/** Many, without an s. */
export const manyWithoutS = /^(?:people|children|men|women|parents|others)$/

/** Measures of what lasts or costs: “three months is enough”. */
export const measure =
  /^(?:seconds|minutes|hours|days|nights|weeks|months|quarters|years|decades|dollars|cents|miles|times|percent|steps)$/

export const isVerbForOne = ({ lower, lemma, tag }: Token) =>
  /^(?:is|was|has|does)$/.test(lower) ||
  (tag === 'VERB' && /s$/.test(lower) && !/ss$/.test(lower) && lemma !== lower)

/** Verbs whose past is as their present: “the board set a rule”. */
export const unchanged =
  /^(?:set|put|cut|let|cost|hit|quit|read|hurt|shut|split|spread|cast|bid|rid|shed|burst|bet|upset|come|become|run|overcome|outbid|left|lay|fit|wed|beat|found|wound|ground|bound|felt|saw)$/
const modal = /^(?:can|could|will|would|shall|should|may|might|must|ought|[’']ll|[’']d|dare)$/

export const isVerbForMany = ({ lower, lemma, tag }: Token, next: Token | undefined) =>
  /^(?:are|were|have|do)$/.test(lower) ||
  (tag === 'VERB' &&
    lemma === lower &&
    !unchanged.test(lower) &&
    !modal.test(lower) &&
    !/[^e]ed$/.test(lower) &&
    next?.tag !== 'NOUN' &&
    next?.word !== '.')

export type Phrase = { start: number; end: number }

/** The noun phrase that begins at a place: its words up to the last noun. */
export function nounPhraseAt(sentence: readonly Token[], start: number): Phrase {
  let noun = -1
  for (let end = start; end < sentence.length; end++) {
    const { tag, word, lower } = sentence[end] as Token
    const isNoun = /^(?:NOUN|PROPN)$/.test(tag)
    if (noun >= 0 && !isNoun && !/^[’']s?$/.test(word)) break
    if (isNoun) noun = end
    else if (/^[’']s?$/.test(word)) noun = -1
    else if (end > start && /^(?:DET|PRON)$/.test(tag) && !/^[’']s?$/.test(sentence[end - 1]?.word ?? ''))
      break
    else if (!/^(?:DET|ADJ|NUM|ADV)$/.test(tag) && !/^(?:your|our|their|its|my|his|her|whose)$/.test(lower))
      break
  }
  return { start, end: noun + 1 }
}

export const headOf = (sentence: readonly Token[], { start, end }: Phrase): Token | undefined =>
  end > start ? sentence[end - 1] : undefined

export function skipAdverbs(sentence: readonly Token[], at: number): number {
  let place = at
  while (sentence[place]?.tag === 'ADV') place++
  return place
}

/** Words as they stand in the text. */
export const wordsOf = (sentence: readonly Token[], from: number, to: number) =>
  sentence
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ')
    .replace(/ (?=[’',])/g, '')
