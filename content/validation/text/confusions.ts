/** Words that are words, in places where another was meant: what neither the dictionary nor the grammar sees. */
const confusions: readonly [RegExp, string][] = [
  [
    /\b(?:dont|cant|wont|doesnt|isnt|arent|wasnt|werent|didnt|couldnt|shouldnt|wouldnt|havent|hasnt|youre|theyre|thats|whats|weve|youve|theyve)\b/i,
    'the word with its apostrophe',
  ],
  [/\b[Ii]ts (?:a|an|the|not|been|going|very|too|also|why|how|what)\b/, 'it’s'],
  [/\bit’s (?:own|name|way|work|donors|pages|website|members|staff)\b/i, 'its'],
  [/\byour (?:welcome|going|not|all|the|right that|able)\b/i, 'you’re, or you are'],
  [/\b(?:we|you|they|to|not|never|will|would|may|might|can|could|donors|organizations) loose\b/i, 'lose'],
  [/\b(?:an?|the|its|their|no|this|that|big|positive|negative) affect\b/i, 'effect'],
  [/\b(?:will|can|could|may|might|would|to|not) effect\b(?! (?:a |the )?change)/i, 'affect'],
  [/\b(?:we|you|they|to|can|will|would) advice\b/i, 'advise'],
  [/\bform (?:your|our|the|a|their) (?:donors|website|site|board|first|start)\b/i, 'from'],
  [/\b(?:more|less|better|rather|other|faster|larger|fewer|earlier|later|easier|cheaper) then\b/i, 'than'],
  [/\bwho’s (?:donors|website|pages|work|name|board|families|programs|money|gifts)\b/i, 'whose'],
  [
    /\bthere (?:donors|website|work|pages|board|programs|families|own|staff|volunteers|community|mission|gifts?|money)\b/i,
    'their',
  ],
  [/\b(?:we|you|they|to|can|will|would|cannot|not|gladly) except\b/i, 'accept'],
  [/\bprinciple (?:donor|funder|reason|cause|source|officer|investigator|partner|sponsor)\b/i, 'principal'],
  [
    /\b(?:board|committee|council|members|they|we|who|has|have|was|were|is|are) past (?:a|an|the|its|by|in|on)\b/i,
    'passed',
  ],
  [/\byou’re (?:donors|website|team|board|mission|own|staff|volunteers|pages|work|organization)\b/i, 'your'],
  [/\blook(?:s|ed|ing)? forward to (?:hear|meet|see|work|talk|speak|help|read)\b/i, 'the verb with its -ing'],
  [/\bdepend(?:s|ed|ing)? (?:of|from)\b/i, 'depend on'],
  [/\bsuggest(?:s|ed|ing)? (?:us|them|him|her|you|me) to\b/i, 'suggest that'],
  [/\brevert back\b/i, 'reply, or go back'],
  [/\bloosing\b/i, 'losing'],
  [
    /\b(?:is|are|was|were|be|comes?|far|much) to (?:late|early|much|many|few|little|long|short|small|large|slow|fast|expensive|hard|often|soon)\b(?! to\b)/i,
    'too',
  ],
  [/\b(?:to|can|we|you|they|will|must|please) (?:setup|login|signup|followup)\b/i, 'the verb in two words'],
  [/\b(?:it|he|she|that|this) don’t\b/i, 'doesn’t'],
  [
    /\b(?:sure|know|say|think|believe|hope|promise), that (?:it|we|you|they|the|your|our|this)\b/i,
    'it without the comma',
  ],
  [/\bpubic\b/i, 'public'],
  [/\bmange(?:s|d|rs?|ment)?\b/i, 'manage'],
  [/\bfundrasing\b|\bfund raising\b/i, 'fundraising'],
  [
    /\b(?:the|a|an|your|our|their|my|his|her|its) (?:the|a|an|your|our|their|my|his|its)\b(?! (?:la|b|c)\b)/i,
    'one of the two words',
  ],
]

/** Words that were mistaken for others. */
export function confusionProblems(text: string): string[] {
  return confusions.flatMap(([pattern, meant]) => {
    const found = pattern.exec(text)?.[0]
    return found ? [`has “${found}”; write ${meant}`] : []
  })
}
