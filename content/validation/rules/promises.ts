import type { BookingRules } from '../../model/booking-rules.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Problem } from '../problem.ts'
import type { TextLookup } from '../text/remembered-texts.ts'

type RuledOut = {
  words: RegExp
  /** Why it does not hold. */
  against: string
  /** Words beside which the same words are no promise. */
  unless?: RegExp
}

/** Who speaks: what others do is told of in stories and in advice. */
const us = '(?:we|our|us|this agency|the agency|our team)'
const offer = '(?:call|consultation|audit|first conversation|strategy session|review call)s?'
const time =
  '(?:(?:a|an|one|two|three|four|five|six|seven|eight|ten|twelve|twenty-four|forty-eight|the|a few|a couple of) )?(?:business |working |short )?(?:minutes?|hours?|days?|weeks?|months?)'

/** What the site stands for, and the words that say the contrary: by mistake, or “not” was lost on the way. */
const ruledOut: readonly RuledOut[] = [
  {
    words:
      /\bwe (?:also |only |usually )?(?:take|charge|keep|earn|get|receive|ask for|retain)\b[^.?!]{0,40}\b(?:percentage|per cent|percent|share|commission|cut) (?:of|on)\b|\b(?:a|an|our) (?:small|low|modest|fair|reasonable|minimal|tiny|standard|success|performance) (?:share|percentage|commission|cut|success fee|bonus)\b|\b(?:success|performance|contingency) fees?\b|\bcommission (?:on|of|from) (?:what|each|every|all|donations|gifts)\b/i,
    against: 'by the ethical guidelines no share of what is raised is taken',
  },
  {
    words:
      /\b(?:we|our (?:site|website|pages)|(?:the|this) (?:site|website)) (?:also |only |may |do )?(?:set|sets|use|uses|store|stores|place|places|need|needs|load|loads)\b[^.?!]{0,40}\b(?:cookies?|trackers?|advertising scripts?)\b/i,
    against: 'by the privacy policy there are no cookies and no trackers',
  },
  {
    words:
      /\bwe (?:also |always |will )?(?:keep|store|hold|retain|save|archive)\b[^.?!]*\b(?:for good|forever|permanently|indefinitely|for life|without limit|for ever|as long as we (?:like|want|wish|can)|for (?:at least )?(?:a|an|two|three|four|five|six|seven|eight|ten|twelve|twenty|several|many) (?:years?|months?|decades?))\b/i,
    against:
      'by the privacy policy a request is kept while there is talk of it, and old ones are looked through once a year',
    unless: /\b(?:board|committee|minutes|zakat|grant)\b/i,
  },
  {
    words:
      /\b(?:leave|enter|give us|type|share|send us|provide|register|sign up)\b[^.?!]{0,30}\b(?:e-?mail(?: address)?|name|details)\b[^.?!]{0,25}\bto (?:download|get|open|unlock|receive|see|read) (?:them|it|the (?:template|templates|guide|guides|PDF|package|checklist)|this|your (?:template|copy))\b|\b(?:create|open|set up|need|needs|register) an account\b(?! (?:with|at|in|for)\b)/i,
    against: 'templates and guides are free, without an account or an email address',
  },
  {
    words:
      /\bwe (?:also |may |can |will |sometimes )?(?:store|keep|hold|save|see|need|ask for|record|copy|collect)\b[^.?!]{0,30}\b(?:card numbers?|credit cards?|card details|passwords?|bank details|social security numbers?|payment details)\b/i,
    against: 'card numbers and passwords are never asked for or kept',
    unless: /\b(?:list|who|manager|whose|shared|spreadsheet)\b/i,
  },
  {
    words:
      /\bwe (?:also |may |can |will |sometimes )?(?:track|profile|follow|monitor|record)\b[^.?!]{0,20}\b(?:you|visitors|what you (?:do|read|click))\b(?! (?:through|with|in)\b)|\bwe (?:also |may |can |will |sometimes )?(?:pass|give|hand|send|forward|disclose)\b[^.?!]{0,30}\b(?:data|details|messages?|addresses|address|lists?)\b[^.?!]{0,20}\bto (?:our )?(?:advertisers|partners|other companies|third parties|sponsors|marketers)\b|\bwe (?:also |may |can |will )?(?:use|feed)\b[^.?!]{0,30}\b(?:to train|for training|into) (?:our |an? )?(?:AI|models?|machine)\b/i,
    against: 'by the privacy policy visitors are not followed and their data is not passed on',
  },
  {
    words:
      /\bwe (?:can |will |do )?(?:guarantee|promise|ensure|assure)\b[^.?!]{0,40}\b(?:place|places|ranking|rankings|results?|donations?|sponsors?|gifts|success|traffic|first page|growth|income|revenue|grants?|approval)\b|\bguaranteed (?:results?|rankings?|success|donations?|sponsors?|traffic|placement|growth|income|approval)\b|\b(?:results?|success|growth|rankings?|approval|satisfaction) (?:is|are|comes? with a) guarantee(?:d)?\b|\b(?:you|your (?:donations|gifts|income|traffic|revenue|ranking)) will (?:definitely|certainly|always|double|triple|surely)\b/i,
    against: 'by the ethical guidelines no result is promised',
  },
  {
    words:
      /\b(?:yes,? )?we (?:do |can |will )?guarantee (?:it|that|this|them|you|your|the|a|an|every|all)\b|\bwe (?:give|offer) (?:you )?(?:a|our) (?:full |written )?guarantee\b/i,
    against: 'by the ethical guidelines no result is promised',
  },
  {
    words:
      /\b(?:your )?money[ -]back\b|\bfull refunds?\b|\brefund (?:you|your|the fee|every)\b|\b(?:completely |absolutely |totally |entirely )?risk[ -]free\b|\bno[ -]risk\b|\b(?:zero|without any) risk\b|\bsatisfaction guarantee\b|\bor you (?:pay nothing|do not pay|don’t pay)\b|\bif it (?:does not|doesn’t) work,? you (?:pay nothing|get)\b/i,
    against: 'the terms promise no refund and no freedom from risk',
    unless: /\b(?:donors?|sponsors?|angry|gift)\b/i,
  },
  {
    words:
      /\bwe (?:also |may |can |will |sometimes )?(?:sell|rent|trade|share|swap|buy)\b[^.?!]{0,30}\b(?:lists?|(?:donor|personal|visitor) data|your (?:data|details|address|addresses))\b/i,
    against: 'by the ethical guidelines data and lists are neither sold nor bought',
  },
  {
    words: new RegExp(
      `\\b${us}\\b[^.?!]*\\b(?:award[ -]winning|world[ -]class|best[ -]in[ -]class|industry[ -]leading|market[ -]leading|leading (?:agency|team|provider|experts?|firm|consultancy|partner)|number one|No\\. 1|top[ -](?:rated|ranked|tier)|unrivall?ed|unparalleled|unmatched|second to none|cutting[ -]edge|world’s|nation’s|country’s|the (?:best|leading|largest|biggest|most (?:trusted|experienced|successful)|only|first|top|premier|foremost) (?:\\p{L}+ ){0,2}(?:agency|team|partner|firm|provider|experts?|choice|consultants?))\\b|\\b(?:award[ -]winning|world[ -]class|industry[ -]leading|top[ -]rated|leading|premier) (?:agency|team|partner|experts?|provider|firm|specialists|consultants)\\b`,
      'iu',
    ),
    against: 'nobody can check it, and the site claims only what its figures show',
  },
  {
    words: new RegExp(
      `\\b${us}\\b[^.?!]*\\b(?:GDPR|HIPAA|CCPA|PCI|ISO|SOC|ADA|WCAG|sharia|shariah|legally|fully)[ -]?(?:[\\w.]+ )?(?:compliant|compliance|certified|approved|accredited)\\b|\\b${us}\\b[^.?!]*\\b(?:are|is) (?:fully |officially )?(?:certified|accredited|licensed|approved|endorsed|registered) (?:by|with|as|and|for|partner)\\b|\\b(?:certified|official|premier) (?:Google|Meta|Salesforce|HubSpot|Microsoft) (?:Partner|partner)|\\bGoogle (?:Premier )?Partner\\b|\\b(?:IRS|FTC|Google|scholar|sharia|shariah|government|state)[ -](?:approved|certified|endorsed)\\b`,
      'iu',
    ),
    against: 'no certificate or legal standing of the provider is on record',
  },
  {
    words:
      /\b(?:is|are|be|fully|completely|100%|always) tax[ -](?:deductible|exempt|free)\b|\b(?:can|may|could|will|should) (?:\p{L}+ )?(?:deduct|write off)\b|\btax (?:write-off|deduction|break|refund|savings)s?\b|\bsaves? (?:you |them |donors )?(?:on )?tax(?:es)?\b|\b(?:pay|owe) (?:no|less|fewer) tax(?:es)?\b/iu,
    against: 'the terms say that the site gives no tax advice; send readers to their accountant',
    unless:
      /\b(?:ask|accountant|lawyer|counsel|whether|adviser|advisor|depends|question|questions|lost|receipts?)\b/i,
  },
  {
    words:
      /\b(?:fees?|invoices?|our work|marketing|our services|salar(?:y|ies))\b[^.?!]*\bzakat[ -](?:eligible|funded|compliant)\b|\bzakat (?:can|may|could|should|will) (?:pay|cover|fund)\b[^.?!]*\b(?:fee|fees|marketing|ads?|us|our|overhead|salaries|anything|everything)\b|\bpay (?:us|our fees?|the fee|for (?:marketing|ads|our)) (?:\p{L}+ )?(?:from|with|out of) (?:your )?zakat\b|\bwe (?:can |will |also )?(?:issue|give|offer|provide|make) (?:\p{L}+ )?(?:fatwas?|religious rulings?|rulings)\b|\bour (?:fatwas?|rulings)\b|\bzakat (?:on|is due on) (?:every|all) (?:income|gifts?)\b/iu,
    against: 'religious rulings are left to scholars',
    unless: /\b(?:scholars?|ask|whether)\b/i,
  },
  {
    words: new RegExp(
      `\\b${offer}\\b[^.;,?!]{0,60}\\b(?:(?:has|have|carr(?:y|ies)|comes? with|against|for|at|plus) (?:only )?(?:a|an|the)? ?(?:small |low |modest |one-time |flat |fixed |nominal |setup )*(?:fee|charge|price|deposit)|(?:is|are) (?:then )?(?:billed|charged|invoiced|paid|refundable|payable|discounted)|costs? (?!nothing|you nothing|no|anything|something)(?:only )?(?:a|an|one|two|about|less|little|\\p{L}+ dollars))|\\bpaid ${offer}\\b|\\bpay for (?:the|your|a) ${offer}\\b`,
      'iu',
    ),
    against: 'the call and the audit are free',
    unless: /\bpaid work\b/i,
  },
  {
    words:
      /\b(?:only|just|last) (?:a few|few|a couple of|two|three|four|five|six|seven|ten) (?:\p{L}+ )?(?:places|spots|seats|slots|openings|days|hours|calls|dates)\b(?: \p{L}+){0,3} (?:left|remain|remaining|available|open)\b|\b(?:places|spots|seats|slots|openings) (?:are |is )?(?:limited|filling (?:up )?(?:fast|quickly)|going fast|running out|almost gone|nearly full)\b|(?:^|[.!] )Hurry\b|\bhurry (?:up|and|before)\b|\blast chance\b|\blimited[ -]time\b|\bfor a limited\b|\bact (?:now|fast|today)\b|\bdon’t (?:miss (?:out|this)|wait)\b|\bwhile (?:places|supplies|spots|they) last\b|\bbefore it’s too late\b|\b(?:offer|deal|discount) (?:ends|expires)\b|\bends (?:tonight|today|soon|this week)\b|\btoday only\b|\bspecial (?:offer|price|deal)\b|\bdiscounts?\b|\bonce[ -]in[ -]a[ -]lifetime\b|\bbook (?:now|today) (?:and|to) (?:save|get)\b/iu,
    against: 'the ethical guidelines rule out false urgency',
    unless: /\b(?:nonprofits?|charit(?:y|ies)|software|tool|tools|plan|plans|vendor|subscription)\b/i,
  },
  {
    words: new RegExp(
      `\\b(?:we|us|our team|somebody|someone|a person|you(?:’ll| will)? (?:get|have|receive|hear))\\b[^.?!;]*\\b(?:answers?|repl(?:y|ies)|responds?|respond|get back|gets back|call back|calls back|calls you|call you|write back|writes back|hear (?:back|from us)|be in touch|a reply|an answer|a response|from us)\\b[^.?!;]*\\b(?:(?:within|in|in less than|in under|inside) ${time}\\b|(?:on )?the same (?:day|hour|morning|afternoon|evening)|(?:by|before|the) (?:tomorrow|the next (?:business |working )?day|next (?:business |working )?day|tonight|noon)|at once|immediately|instantly|right away|straight away|around the clock|day (?:and|or) night|at any (?:hour|time)|every hour|overnight)|\\b(?:instant|immediate|same-day|round-the-clock|next-day) (?:answers?|repl(?:y|ies)|responses?|support|help|service)\\b|\\bday (?:or|and) night\\b[^.?!]*\\bus\\b|\\bus\\b[^.?!]*\\bday (?:or|and) night\\b|\\b(?:reply|answer|response) (?:instantly|immediately|at once|right away) from us\\b`,
      'iu',
    ),
    against: 'by content/forms/thanks-message.ts an answer comes usually on the next working day',
    unless: /\b(?:wherever you live|usually on the next working day|donors?|volunteers?|supporters?)\b/i,
  },
  {
    words: new RegExp(
      `\\b(?:audit|analysis|what we found|short list|findings)\\b[^.?!]*\\b(?:(?:within|in|in less than|in under) ${time}\\b|the same (?:day|week)|(?:by|before) (?:tomorrow|the next (?:business |working )?day|the end of the (?:day|week))|at once|immediately|instantly|right away|overnight|next (?:day|week))|\\b(?:instant|immediate|same-day|one-day|next-day|overnight) (?:website |fundraising )?audit\\b`,
      'iu',
    ),
    against: 'the time is a figure; write it by key, as within {auditDelivery}',
    unless: /\b(?:done|until the audit|financial|auditor|month|read|you can|use)\b/i,
  },
  {
    words:
      /\b(?:in|of|for|takes|lasts|only|just) (?:just |only |about |under )?(?:half an hour|an hour|a half hour|a quarter of an hour|one hour|two hours|ninety minutes|an hour and a half)\b,? (?:we|you leave|you will|you’ll|together)\b|\b(?:call|conversation|consultation)\b[^.?!]{0,30}\b(?:lasts|takes|is)\b[^.?!]{0,15}\bhours?\b/iu,
    against: 'the length of the call is a figure; write it by key, as {callLength}',
  },
]

/** Ways to reach the provider, and things of its own, that the site does not have. */
const channels =
  'WhatsApp|Telegram|Signal|Messenger|Slack|Discord|Skype|Facebook|Instagram|LinkedIn|YouTube|TikTok|Twitter|X|WeChat|text message|text|SMS|fax|live chat|chat'
const absent: readonly { words: RegExp; what: string }[] = [
  {
    words: new RegExp(
      `\\b(?:message|text|chat (?:to|with)|call|write to|reach|contact|find|follow|ping|join|DM) us (?:\\p{L}+ )?(?:on|by|via|through|over|in|at) (?:our )?(?:${channels})\\b|\\b(?:message|text|chat with|fax|DM) us\\b|\\blive chat\\b|\\bchat (?:window|box|button|widget)\\b`,
      'iu',
    ),
    what: 'such a way to reach us',
  },
  {
    words:
      /\b(?:our|us) (?:weekly |monthly |free |quarterly |email )*(?:newsletter|mailing list|podcast|webinars?|blog|app|forum|members’ area|hotline|helpline|offices?|showroom|shop|store|online course|courses?|academy|e-?book|video channel|customer portal|portal|community group|chatbot|price list|pricing (?:page|table)|rates page|testimonials page|team page|careers page|job openings)\b|\b(?:subscribe|sign up) (?:to|for) (?:our|the|a) (?:\p{L}+ )?(?:newsletter|list|updates|emails|course|webinar)\b|\blog ?in to your (?:account|dashboard|portal)\b|\bcreate an account\b(?! (?:with|at|in|for)\b)|\bvisit us\b|\bdrop by\b|\bcome by our\b|\byour shopping cart\b|\badd (?:it )?to cart\b/iu,
    what: 'such a thing',
  },
  {
    words:
      /\b(?:the|this|our|a|see) (?:pricing |price |comparison )?(?:video|map|calculator|quiz|survey|poll|slideshow|carousel|chart|graph|image|picture|photo|screenshot|infographic|price table|pricing table|price list|pricing|rates|player|banner|pop-?up) (?:above|below|on (?:the|this) (?:page|left|right)|to the (?:left|right))\b|\bin the (?:sidebar|corner|footer|header|pop-?up|menu (?:on|at) the)\b|\bat the (?:bottom|top|foot|end) of (?:this|the) page\b|\bsee (?:the )?(?:figure|image|table|chart|picture|photo) (?:above|below|one|two)\b|\b(?:on|to|in) the (?:left|right)(?:-hand)? (?:side|column|menu|of (?:this|the) page)\b|\bhover (?:over|on)\b|\bswipe (?:left|right)\b|\bdouble-click\b/i,
    what: 'such a thing in every window, or none at all',
  },
]
/** The site tells of clients’ pages too: there all of it may be. */
const ofOthers =
  /\b(?:your|their|its|donors?|charity|mosque|organization)\b[^.?!]*\b(?:sidebar|corner|footer|header|left|right|top|bottom|end|foot)\b/i

const denied =
  /\b(?:no|not|never|nobody|none|nor|neither|without|cannot|can’t|if|nothing|decline|avoid|instead of|rather than|reject|beware|doubt)\b|n’t\b/i

/** Not behind the points of “9 a.m. to 5 p.m.” */
const sentenceEnd = /(?<=(?<!\b(?:[ap]\.m|U\.S|Dr|Mr|Ms|Mrs|St|No))[.?!]) /

/** The days of calls, in words, where the booking rules know others. */
const everyDay =
  /\bcalls?\b[^.?!]*\b(?:on|at) (?:any day(?: of the week)?|every day|all days|(?:the )?weekends?)\b|\bcalls?\b[^.?!]*\b(?:Saturdays?|Sundays?)\b|\b(?:book|call us|reach us|talk)\b[^.?!]*\b(?:Saturdays?|Sundays?|weekends|seven days a week|any day of the week)\b/i
const hours =
  /\b(\d{1,2})(?::(\d\d))? ?(a\.m\.|p\.m\.)? ?(?:to|–|and|until) ?(\d{1,2})(?::(\d\d))? ?(a\.m\.|p\.m\.)/i
const ofCalls = /\b(?:calls?|call us|reach us|talk to us|available|book|open|office hours)\b/i

/** Sentences of pages that promise the contrary of what the site stands for. */
export function promiseProblems({ pages, bookingRules }: Content, lookUp?: TextLookup): Problem[] {
  const weekend = bookingRules.openWeekdays?.some((day) => day > 5) ?? false
  const kind = `promise ${weekend} ${bookingRules.firstHour} ${bookingRules.endHour}`
  return pages.flatMap(({ file, page }) =>
    fieldTexts(page).flatMap(({ path, text }) => {
      const look = () => inText(text, bookingRules, weekend)
      return (lookUp?.(text, kind, look) ?? look()).map((reason) => ({ file, path, reason }))
    }),
  )
}

function inText(text: string, rules: BookingRules, weekend: boolean): string[] {
  return text.split(sentenceEnd).flatMap((sentence) => {
    const days = weekend || denied.test(sentence) ? undefined : everyDay.exec(sentence)?.[0]
    if (days) {
      return [
        `says “${days}”, but content/booking-rules.ts opens weekdays alone; write when calls take place`,
      ]
    }
    const wrongHours = ofCalls.test(sentence) ? otherHours(sentence, rules) : undefined
    if (wrongHours) {
      return [
        `says “${wrongHours}”, but calls are booked from ${rules.firstHour}:00 to ${rules.endHour}:00 (content/booking-rules.ts); leave the hours to the scheduler`,
      ]
    }
    if (sentence.endsWith('?')) return []
    const broken = ruledOut.find(
      ({ words, unless }) =>
        words.test(sentence) && !unless?.test(sentence) && !isDenied(sentence, words.exec(sentence)),
    )
    if (broken) return [`says “${broken.words.exec(sentence)?.[0]}”, but ${broken.against}; write what holds`]
    if (denied.test(sentence.replace(noDenial, ''))) return []
    const thing = absent.find(({ words }) => words.test(sentence))
    return thing && !ofOthers.test(sentence)
      ? [
          `says “${thing.words.exec(sentence)?.[0]}”, but the site does not have ${thing.what}; name what is there`,
        ]
      : []
  })
}

/** Whether the part of the sentence in which the words stand says no: what another part denies, it does not. */
function isDenied(sentence: string, found: RegExpExecArray | null): boolean {
  const at = found?.index ?? 0
  const end = at + (found?.[0].length ?? 0)
  const before =
    sentence
      .slice(0, at)
      .split(/(?:, (?:and|but|so)|;) /)
      .at(-1) ?? ''
  const [after = ''] = sentence.slice(end).split(/(?:, (?:and|but|so)|;) /)
  return denied.test((before + sentence.slice(at, end) + after).replace(noDenial, ''))
}

/** Words that deny something else than the promise beside them. */
const noDenial =
  /\bif it (?:does not|doesn’t) work\b|\bno[ -]risk\b|\bdon’t (?:miss|wait)\b|\byou (?:pay nothing|don’t pay|do not pay)\b/i

/** Times of day beside calls that are not those of the booking rules. */
function otherHours(sentence: string, rules: BookingRules): string | undefined {
  const found = hours.exec(sentence)
  if (!found) return
  const [whole, from = '', , fromHalf, to = '', , toHalf] = found
  const hour = (number: string, half: string | undefined) =>
    (Number(number) % 12) + (half?.startsWith('p') ? 12 : 0)
  const begins = hour(from, fromHalf ?? 'a.m.')
  const ends = hour(to, toHalf)
  return begins === rules.firstHour && ends === rules.endHour ? undefined : whole
}
