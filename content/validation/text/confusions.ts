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
  [/\b(?:care|instead|because|some|kind|part|front|lots) off\b/i, 'of'],
  [/\b(?:your|our|my|him|her|it|them) sel(?:f|ves)\b/i, 'it as one word'],
  [/\b(?:your|our|her|it|their)’s\b(?<!it’s)|\b(?:yours|ours|theirs|hers)’/i, 'it without the apostrophe'],
  [
    /\b(?:nobody|nothing|no one|never)(?: (?:can|could|will|would|do|does|did|has|have|is|was|should|may))? ?(?:not|never|n’t|no|nothing|nobody)\b(?! (?:only|matter))/i,
    'one “no” of the two',
  ],
  [
    /\b(?:is|are|was|were|be|comes?|far|much) to (?:late|early|much|many|few|little|long|short|small|large|slow|fast|expensive|hard|often|soon)\b(?! to\b)/i,
    'too',
  ],
  [
    /\b(?:we|you|they|it|i|this|that|not|never) to (?:late|small|large|big|busy|old|young|tired|new|poor|far|long|slow|expensive)(?= (?:to|for)\b|[.?!,]|$)/i,
    'too',
  ],
  [/\b(?:to|can|we|you|they|will|must|please) (?:setup|login|signup|followup)\b/i, 'the verb in two words'],
  [/\b(?:it|he|she|that|this) don’t\b/i, 'doesn’t'],
  [
    /\b(?:sure|know|say|think|believe|hope|promise), that (?:it|we|you|they|the|your|our|this)\b/i,
    'it without the comma',
  ],
  [
    /\b(?:(?<!Indigenous |Native |First )peoples|childrens|womens|mens|informations|advices|softwares|feedbacks|equipments|furnitures|homeworks|knowledges|moneys|staffs|stuffs|evidences|researches|luggages|progresses|expertises|generosities|transparencies|fundings|workforces|trafics|personnels|medias|datas|criterias|alumnis)\b(?!’)/i,
    'the word without its s: it has no plural, or is one',
  ],
  [
    /\b(?:trough|bellow|singed|moths?|massages?|posses|bran|fiends?|wither|wok|planing|panning|gird|loin|curd|sine|wring|calender|tot he|sing up|thru|prosses|pubic)\b|\bdairy (?:basis|updates?|reports?|emails?|gifts?|work|checks?)\b|\bmartial status\b|\bcausal (?:donors?|visitors?|supporters?|readers?|givers?|tone|looks?)\b|\bstuff (?:members?|meetings?|meets|time|training)\b/i,
    'the word that was meant: this one is seldom a subject here',
  ],
  [
    /\bpersonnel (?:data|information|details|touch|note|thank|story|stories|reasons|letters?|visit|call|email|calls)\b/i,
    'personal',
  ],
  [/\bpubic\b/i, 'public'],
  [/\basses\b/i, 'assess'],
  [/\bmangers?\b/i, 'manager'],
  [/\bcostumers?\b/i, 'customer'],
  [/\buntied (?:states|nations|way|kingdom)\b/i, 'United'],
  [/\b(?:board|tax|grant|interest) fro\b|\bfro (?:the|your|our|a|you|us|more|each)\b/i, 'for, or from'],
  [
    /\b[Ll]oose (?:fewer|more|less|your|our|the|their|a|an|donors|money|trust|people|them|it|sight|touch|time|track|supporters|volunteers|gifts|heart)\b/,
    'lose',
  ],
  [
    /\b(?:guiding|islamic|ethical|moral|halal|core|basic|islam’s) principals?\b|\bin (?:line|accordance|keeping) with (?:\p{L}+ ){0,2}principals?\b|\b(?:in|on) principal\b(?! (?:and|only|repay))/iu,
    'principle',
  ],
  [
    /\b(?:has|have|had|was|were|been|is) lead (?:to|by|us|them|the|a)\b|\blead to (?:a|the) [^.?!]* last (?:year|month|spring|fall)\b/i,
    'led',
  ],
  [
    /\b(?:the|a|each|long|short|money|paper) trial (?:ends (?:there|here|at)|leads|of (?:clicks|gifts|emails|paper|money))\b|\bon the trial of\b/i,
    'trail',
  ],
  [
    /\b(?:email|phone|contact|write|call|visit|browse|leave) are (?:website|page|team|office|site)\b|\b(?:of|with|from|in) are (?:donors|clients|website|pages|team|work|services)\b/i,
    'our',
  ],
  [
    /\b(?:donors|people|we|you|they|visitors|volunteers|sponsors|readers|it|that|who) our (?:not|more|less|often|always|ready|tired|welcome|asked|able|the)\b/i,
    'are',
  ],
  [
    /\bhear (?:is|are|we|you (?:can|will|find|see))\b|\b(?:we|you|they|i|to) here (?:from|about|back)\b|\bcome hear\b|\bover hear\b/i,
    'here, or hear',
  ],
  [
    /\b(?:you|we|they|donors|people|visitors|who|didn’t|don’t|doesn’t|to|do|not) no (?:how|what|who|where|why|when|which|that|if|whether|it|them|you|us|your|our)\b/i,
    'know',
  ],
  [
    /\b(?:we|you|they|who|i) now (?:how|what|who|where|why|that|which|your|our|whether)\b(?! (?:it|they|we|you)? ?(?:works|matters)\b)/i,
    'know',
  ],
  [
    /\b(?:the|a|this|that|next|each|every|last|first|one|two|three|four|six|few|per) (?:weak|weaks)\b(?=[.,;:?!]|$| (?:of|in|before|after|and|we|you)\b)/i,
    'week',
  ],
  [
    /\bpeace of (?:paper|work|advice|content|writing|information|software|news|cake|land|evidence)\b/i,
    'piece',
  ],
  [/\bpiece of mind\b/i, 'peace'],
  [
    /\b(?:web|camp|work|construction|building|heritage)[ -]?(?:sight|cite)s?\b|\b(?:your|our|the|a|this|their|its) (?:cite|sight)s? (?:loads|has|is slow|asks|works|needs)\b/i,
    'site',
  ],
  [
    /\b(?:legal|seek|of|your|our|with|from|have|ask|by) council\b(?= (?:look|what|before|to (?:look|check|read))\b|[.,;?!]|$)(?<!\bof council)/i,
    'counsel',
  ],
  [/\b(?:city|town|youth|student|interfaith|tribal|county|advisory) counsel\b/i, 'council'],
  [
    /\b(?:wether|weather) (?:or not|you|we|it|they|your|the|to|a)\b(?! (?:report|forecast|turns|is|was|changes))/i,
    'whether',
  ],
  [
    /\b(?:a|the|first|next|last|each|second|third|final|one) (?:stationary)\b|\bstationary (?:and|with|for) (?:pens|letters|envelopes|stamps)\b/i,
    'stationery',
  ],
  [
    /\bcompliment(?:s|ed|ing|ary)? (?:each other|your|our|the (?:grant|work|campaign|service|program|paid|ads))\b/i,
    'complement',
  ],
  [
    /\bfree and complementary\b|\bcomplementary (?:call|audit|consultation|copy|template|ticket|session|review)s?\b/i,
    'complimentary, or free',
  ],
  [
    /\b(?:they|it|we|who|that|donors|people|gifts|visitors|years?|month|week|day) (?:where) (?:not|never|too|so|very|tired|happy|asked|told|made|given|lost|the|a|an|in|on|slow|late)\b/i,
    'were',
  ],
  [
    /\b(?:a|the|some|more|most|your|our|their|these|those|its) (?:where|wear)s? (?:of|in|on)\b|\b(?:we|you|they) were (?:badge|uniform|hijab)\b/i,
    'were, or wear',
  ],
  [
    /\b(?:any|some|every) body (?:knows?|can|will|has|is|was|wants?|gives?|reads?|else|likes?)\b/i,
    'one word',
  ],
  [
    /\bthe (?:rite|write) (?:page|donor|words?|person|place|time|people|way|moment|question|answer|tool|search)\b|\bright (?:us|to us a|down (?:the|your|what|who|each|every))\b/i,
    'right, or write',
  ],
  [
    /\bthrew (?:the|a|your|our|this|that|which|it) (?:website|page|form|search|year|link|month|process|campaign|work)\b|\b(?:go|goes|went|come|comes|walk|read|look|follow) (?:threw|though)(?: (?:the|a|your|our|it|each|every)\b|[.,])/i,
    'through',
  ],
  [
    /\beven through\b|\bas through\b|\bthrough (?:we|you|they|it|not|rarely|often) (?:is|are|was|can|do|may|have|will)\b/i,
    'though',
  ],
  [
    /\b(?:though|tough|thought|trough) (?:the|a|your|our) (?:website|page|form|link|search|newsletter|year|process)\b(?<!\bthough (?:the|a|your|our) \w+)/i,
    'through',
  ],
  [
    /\bthe (?:use|used) of by\b|\b(?:are|is|was|were|get|gets|got) use to\b|\b(?:we|they|you|it|i) use to (?:be|have|know)\b/i,
    'used to',
  ],
  [/\bsuppose to\b/i, 'supposed to'],
  [
    /\b(?:quiet|quit) (?:a|an|often|well|large|small|good|different|clear|simple|likely|right|enough|the opposite|sure|hard|easy|some)\b(?! (?:room|place|week|month|hour|year|evening|moment|corner|prayer|time)\b)/i,
    'quite',
  ],
  [
    /\b(?:a|the|in|of|their|keep|stay|be) quite (?:place|room|week|weeks|month|corner|time|moment|hour|prayer)\b|\b(?:keep|stay|be) quite[.,]/i,
    'quiet',
  ],
  [/\b(?:bare|bares) (?:fruit|with|in mind|the (?:cost|costs|name|burden))\b/i, 'bear'],
  [/\bbreaks? (?:pad|pads|light|fluid)\b|\b(?:brake|brakes) (?:down|up|the|a|even|fast)\b/i, 'break'],
  [
    /\b(?:whole|holes?) (?:in one|and sole)\b|\bon the hole\b|\ba hole (?:year|week|month|day|new|team|page)\b|\bthe hole (?:year|team|page|story|list|grant|site|week|month|thing)\b/i,
    'whole',
  ],
  [
    /\b(?:pour|pore|poor) (?:over|through) (?:the|your|our) (?:report|numbers|data|records|list)s?\b(?<!\bpore .*)/i,
    'pore over',
  ],
  [/\b(?:site|sight|cites?) (?:sources?|the source|a study|studies)\b(?<!\bcites? .*)/i, 'cite'],
  [
    /\bpersonel\b|\b(?:all|our|your|key|military|trained|of) personal (?:is|are|were|must|need|have)\b/i,
    'personnel',
  ],
  [/\bfair(?:s)? (?:well to|share for)\b|\bbus fairs?\b/i, 'fare'],
  [/\bmake (?:due|dew)\b/i, 'make do'],
  [
    /\bin tact\b|\bper say\b|\bfor all intensive purposes\b|\bshould of\b|\bcould of\b|\bwould of\b|\bmust of\b|\bmight of\b|\bone in the same\b|\bnip it in the butt?d?\b(?<!bud)|\bbase(?:d)? off of?\b|\bexpresso\b|\birregardless\b|\bcase and point\b|\btaken for granite\b|\bfree reign\b|\bhone in on\b|\bsneak peak\b|\bpeaks? (?:your|their|our) interest\b|\bdeep[ -]seeded\b|\bstatue of limitations\b|\btow the line\b|\bextract revenge\b|\bmute point\b|\bbaited breath\b|\bslight of hand\b|\bwet (?:your|their|our) appetite\b/i,
    'the phrase as dictionaries have it',
  ],
  [/\bmange(?:s|d|ment)?\b/i, 'manage'],
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
