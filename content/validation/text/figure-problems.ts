import { figurePattern, formatMetric } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import { numberOf, numberWords } from './number-words.ts'

type Metrics = Readonly<Record<string, Metric>>

/** `$10k`, `+372%`, `150 percent`, `5x`, `50+`: a claim in digits. */
const inDigits =
  /[$€£]\s?\d[\d,.]*\s?(?:k|m|bn|thousand|million|billion)?\b\+?|\b\d[\d,.]*\s?(?:USD|EUR|GBP|dollars?|euros?|pounds?|bucks|cents?)\b|[+-]?\d[\d,.]*\s?(?:%|percent\b|per cent\b|pct\b|percentage points?\b)|\b\d[\d,.]*[\s-]?(?:x\b|×|times\b|fold\b)|\b\d[\d,.]*\s?(?:k|m|bn|million|billion|thousand)\b\+?|\b\d[\d,.]*\+|\b\d[\d,.]*(?:\s?(?:-|–|to|or)\s?\d[\d,.]*)?[\s-]?(?:business |working )?(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?|s|days?|weeks?|months?|years?|yrs?)\b/gi

const units = 'hours?|minutes?|seconds?|business days?|working days?|days?|weeks?|months?|years?'
/** `seventy-two hours`, `two to three business days`. */
const timeInWords = new RegExp(
  `\\b(${numberWords})(?:(?: to | or |–| and )(${numberWords}))?[ -](${units})\\b`,
  'gi',
)
/** `a hundred and fifty percent`, `two million dollars`, `fivefold`, `five times the calls`. */
const claimInWords = new RegExp(
  `\\b${numberWords}(?:[ -](?:percent|per cent|percentage points?|dollars?|euros?|pounds?|cents|bucks|grand)\\b| ?%|[ -]?fold\\b| times (?:as|more|the|over|higher|larger|faster|what)\\b)|\\b(?:doubl|tripl|quadrupl|quintupl|trebl|halv)(?:ed|es|ing)\\b|\\bper ?cent\\b|\\bpercent\\b`,
  'gi',
)
const largeInWords = new RegExp(
  `\\b(${numberWords}) (?:\\p{L}+ )?(?:organizations?|nonprofits?|clients?|customers?|keywords?|leads|charities|partners)\\b`,
  'giu',
)
/** `nine out of ten`, `two-thirds of donors`, `hundreds of nonprofits`, `grew by forty`, `twice as much`. */
const sharesInWords = new RegExp(
  `\\b${numberWords} (?:out of|in) (?:every )?(?:three|four|five|ten|twenty|a hundred|one hundred)\\b(?! (?:minutes|hours|days|weeks|months|years|steps|parts|lines|places))|\\b(?:two|three|four)[ -](?:thirds|quarters|fifths)\\b|\\b(?:dozens|scores|hundreds|thousands|millions) of (?:\\p{L}+ )?(?:organizations|nonprofits|clients|customers|charities|mosques|partners|dollars|leads|sponsors)\\b|\\b(?:gr[eo]wn?|grows|rose|rises?|increased?s?|fell|falls?|dropped|drops|shrank|up|down|jumped|climbed) by (?:over |more than |almost |nearly |about )?${numberWords}\\b|\\b(?:twice|thrice) (?:as (?:many|much|often|fast|high|large)|the (?:donations|gifts|traffic|calls|revenue|clicks|donors|visitors|supporters|money|income|leads))\\b|\\b(?:five|six|seven|eight)-figure\\b|\\b(?:double|triple|quadruple) (?:your|our|their|the) (?:donations|gifts|traffic|revenue|income|leads|donors|visitors|giving|results)\\b|\\b(?:raised?|costs?|worth|saves?|saved|spent|earned|brought in|over|more than|less than|nearly|almost) (?:about |over |more than |less than |nearly |almost )?(?:a |an )?(?:\\p{L}+[ -]){0,3}(?:thousand|million|billion)\\b|\\ba (?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth|hundredth) of (?:our|all|every)\\b|\\b(?:for|over|in) (?:well )?(?:over|more than|nearly|almost|about|the (?:last|past)) (?:a |an |the |two |three |several |\\p{L}+ )?(?:decades?|years)\\b|\\b(?:decades|years) of (?:\\p{L}+ )?(?:experience|expertise)\\b|\\bhalf (?:of )?all (?:donors|visitors|gifts|nonprofits|organizations|people|donations)\\b`,
  'giu',
)
/** What the site has a figure for, told in other words. */
const rulesInWords: readonly { key: string; words: RegExp }[] = [
  {
    key: 'callLength',
    words:
      /\b(?:call|consultation|conversation)\b[^.?!]{0,40}\b(?:an hour|half an hour|a half hour|one hour|two hours|a quarter of an hour)\b(?! (?:later|before|after|away|ago|earlier))|\b(?:hour-long|half-hour|one-hour|two-hour) (?:strategy )?(?:call|consultation)\b/i,
  },
  {
    key: 'committeeRetention',
    words: new RegExp(
      `\\bcommittee(?: minutes|s)\\b[^.?!]*\\b(?:at least|for|after) (?:a|${numberWords}) (?:full )?(?:years?|months?|decades?)\\b`,
      'i',
    ),
  },
  {
    key: 'minutesDistribution',
    words: new RegExp(
      `\\b(?:the |your |send |sent |out )?(?:minutes|draft)\\b[^.?!]*\\b(?:go out|goes out|sent|send|reach|out)\\b[^.?!]*\\b(?:within|in|after) (?:an?|${numberWords}) (?:hours?|days?|weeks?|months?)\\b`,
      'i',
    ),
  },
  {
    key: 'firstLeads',
    words: new RegExp(
      `\\bfirst leads\\b[^.?!]{0,30}\\b(?:within|in|after) (?:an?|${numberWords}) (?:hours?|days?|weeks?|months?)\\b`,
      'i',
    ),
  },
  {
    key: 'goalPeriod',
    words: new RegExp(
      `\\b(?:goals?|aim)\\b[^.?!]*\\b(?:next|coming) (?:${numberWords} (?:months?|years?)|year|two years|half-?year|quarter|decade)\\b`,
      'i',
    ),
  },
  {
    key: 'auditDelivery',
    words:
      /\b(?:we|person|team|somebody|someone|you get|you receive)\b[^.?!]{0,60}\bwithin (?:a|an|one|two|three|four|five|seven|ten) (?:business|working) days?\b|\baudit (?:reaches|arrives|comes|is (?:with you|sent|ready|yours|done))\b[^.?!]{0,40}\b(?:within|in|after|the next|next|same)(?: (?:a|an|one|two|three|four|five|few|a few))? (?:business |working )?(?:day|days|week|weeks|hour|hours|month)\b|\b(?:days?|weeks?|hours?|months?) until (?:the|your|our) audit\b/i,
  },
]
/** Digits that are no claim: names of forms, steps, years, dates and times of day. */
const harmlessDigits =
  /\b(?:Forms?|Sections?|Chapters?|Steps?|Parts?|Phases?|Weeks?|Months?|Days?|Years?|Versions?|Articles?|Titles?|Rules?|Pages?|Grades?|Rooms?|Levels?|Items?|Schedules?|Tables?|Figures?|Lines?|Q|WCAG|ISO|COVID-|Goals?) ?\d+(?:\.\d+)*[A-Z]?(?:–\d+)?\b|\b501\(c\)(?:\(\d+\))?|\b(?:19|20)\d\d(?:–(?:\d\d|(?:19|20)\d\d))?\b|\b\d{1,2}(?::\d\d)? ?(?:a\.m\.|p\.m\.)|\b\d{1,2}:\d\d\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b|\b24\/7\b/g

const doubled = new RegExp(
  `[+$€£]\\s?\\{\\w+\\}|\\{\\w+\\}\\s?(?:[%+]|x\\b|percent\\b|per cent\\b|times\\b|fold\\b|dollars\\b|(?:${units})\\b|mins?\\b|hrs?\\b)|\\{\\w+:adjective\\}[ -](?:${units})\\b`,
  'i',
)

/** What is wrong with the figures of a text. */
export function figureProblems(text: string, metrics: Metrics): string[] {
  const problems = [...text.matchAll(figurePattern)]
    .filter(([, key]) => !Object.hasOwn(metrics, key as string))
    .map(
      ([whole]) =>
        `names ${whole}, which is no key of content/metrics.ts; correct the key or add the figure there`,
    )
  const twice = doubled.exec(text)?.[0]
  if (twice) {
    problems.push(`has “${twice}”: the figure brings its own sign and unit; take the second one out`)
  }
  const ofWhat = [...text.matchAll(/\{(\w+)\} of (?:its|our|your|their|the|them|these|all)\b/g)].find(
    ([, key]) => metrics[key as string]?.unit === 'multiple' || metrics[key as string]?.sign === 'increase',
  )
  if (ofWhat) {
    problems.push(
      `has “${ofWhat[0]}”, but that figure says how much more, not how many of them; name another figure`,
    )
  }
  const words = text.replace(figurePattern, '')
  if (/[{}]/.test(words)) {
    problems.push('has a stray { or }; a figure is written {key}, with letters alone between')
  }
  if (problems.length > 0) return problems
  const left = words.replace(harmlessDigits, '')
  const figures = [...left.matchAll(inDigits)].map(([figure]) => figure)
  if (figures.length > 0) return figures.map((figure) => writtenOut(figure, metrics))
  const digits = /\S*\d\S*/.exec(left)?.[0]
  if (digits) {
    return [
      `has the number “${digits}” in digits; a claim is written as {key} of content/metrics.ts, a small count in words`,
    ]
  }
  const rule = rulesInWords.find(({ words }) => words.test(text))
  if (rule) {
    return [
      `has “${rule.words.exec(text)?.[0]}”, of which content/metrics.ts has the figure; write it by key, as {${rule.key}}`,
    ]
  }
  return inWords(words, metrics)
}

function inWords(text: string, metrics: Metrics): string[] {
  const claim = text.match(claimInWords)
  if (claim) return claim.map((figure) => writtenOut(figure, metrics))
  const shares = text.match(sharesInWords)
  if (shares) return shares.map((figure) => writtenOut(figure, metrics))
  for (const [whole, from, to, unit] of text.matchAll(timeInWords)) {
    if (from && unit && sameTime(numberOf(from), to ? numberOf(to) : undefined, unit, metrics)) {
      return [writtenOut(whole, metrics)]
    }
    if (from && numberOf(from) >= 13 && /hour|minute|second|business|working/i.test(unit ?? ''))
      return [writtenOut(whole, metrics)]
  }
  for (const [whole, number] of text.matchAll(largeInWords)) {
    if (number && numberOf(number) >= 12) return [writtenOut(whole, metrics)]
  }
  return []
}

function sameTime(from: number, to: number | undefined, unit: string, metrics: Metrics): boolean {
  const name = unit
    .toLowerCase()
    .replace(/^(business|working) /, '')
    .replace(/s?$/, 's')
  return Object.values(metrics).some(
    (metric) =>
      (metric.unit === name || (metric.unit === 'businessDays' && name === 'days')) &&
      metric.value === from &&
      metric.upTo === to &&
      (to !== undefined || /hour|minute|second|year/i.test(unit)),
  )
}

function writtenOut(figure: string, metrics: Metrics): string {
  const keys = Object.entries(metrics)
    .filter(([, metric]) => bare(formatMetric(metric)) === bare(figure))
    .map(([key]) => `{${key}}`)
  const advice = keys.length > 0 ? `as ${keys.join(' or ')}` : 'from content/metrics.ts, as {key}'
  return `has the figure “${figure.trim()}” written out; write the figure by key, ${advice}`
}

const bare = (figure: string) => figure.toLowerCase().replace(/[\s+]/g, '')
