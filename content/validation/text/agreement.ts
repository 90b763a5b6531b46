/** What this site speaks of, one or many: where the number of a word shows in the verb behind it. */
const things =
  'donor|nonprofit|organization|volunteer|page|website|sponsor|funder|visitor|supporter|campaign|program|client|mosque|partner|leader|founder|member|gift|audit|question|report|newsletter|foundation|company|charity'
const many = things
  .replace('company|charity', 'companies|charities')
  .replace(/\b(?!companies|charities)\w+/g, '$&s')

const forOne =
  'gives|needs|wants|has|is|was|does|makes|takes|comes|goes|asks|knows|finds|reads|uses|pays|sees|says|helps|leaves|brings|grows|becomes'
const forMany =
  'give|want|have|are|were|do|make|take|come|go|ask|know|find|use|pay|see|say|leave|bring|grow|become'
const modal = 'can|could|will|would|must|should|may|might|cannot'
const begin = '(?:^|(?<=[.?!]) )'

const fewOrMany = 'many|several|few|two|three|four|five|six|both'

const rules: readonly { slip: RegExp; remedy: string }[] = [
  {
    slip: new RegExp(
      `${begin}(?:(?:The|Your|Our|Most|Many|All|Some|Few|These|Those) )?(?:${many}) (?:${forOne})\\b`,
      'i',
    ),
    remedy: 'the verb for many, or the noun for one',
  },
  {
    slip: new RegExp(
      `${begin}(?:The|A|An|Your|Our|Each|Every|This|That) (?:${things}) (?:${forMany})\\b`,
      'i',
    ),
    remedy: 'the verb for one, or the noun for many',
  },
  {
    slip: new RegExp(
      `\\b(?:this|each|every|another|one) (?:${many}) (?:is|are|was|were|has|have|can|will)\\b`,
      'i',
    ),
    remedy: 'the noun for one, or “these”',
  },
  {
    slip: new RegExp(
      `\\b(?:many|several|few|these|those|both|various) (?:${things})(?= (?:is|are|was|were|have|has|use|uses|in|of|on|at|for|who|that|can|will|may|do|give|need|and|or)\\b|[.,;:?!]|$)`,
      'i',
    ),
    remedy: 'the noun for many',
  },
  {
    slip: new RegExp(`\\bthere (?:is|was) (?:${fewOrMany}|${many})\\b`, 'i'),
    remedy: '“there are”, or “there were”',
  },
  {
    slip: new RegExp(`\\b(?:a|an|every|each|another) (?:${many})\\b(?!’)`, 'i'),
    remedy: 'the noun for one',
  },
  {
    slip: new RegExp(`${begin}(?:(?:This|It) (?:a|an|the)|(?:You|We|They) (?:${modal}) to) \\p{Ll}+`, 'u'),
    remedy: 'the sentence with its verb',
  },
  {
    slip: new RegExp(
      `${begin}(?:The|Your|Our) (?:team|board|committee|group) (?:are|were|have|do|know|need)\\b`,
      'i',
    ),
    remedy: 'the verb for one, as Americans do',
  },
  {
    slip: new RegExp(
      `\\b(?:each|either|neither|one|every one) of (?:them|us|you|(?:the|these|those|your|our) \\w+) (?:${forMany}|get|need|help|work|look|read|start)\\b`,
      'i',
    ),
    remedy: 'the verb for one',
  },
  {
    slip: new RegExp(`\\b(?:${modal}) (?:${forOne})\\b`, 'i'),
    remedy: 'the verb without its s',
  },
  {
    slip: new RegExp(`\\b(?:${things})’s (?:give|have|are|were|come|make|know|read|get|find|take)\\b`, 'i'),
    remedy: 'the plural, which has no apostrophe',
  },
  {
    slip: new RegExp(
      `\\b(?:your|our|their) (?:${many}) (?:gifts|money|generosity|mission|missions|websites?|budgets?|inbox|inboxes)\\b`,
      'i',
    ),
    remedy: 'the apostrophe of who owns it (’)',
  },
]

/** Nouns and verbs of which one is for one and the other for many: what the grammar checker does not see. */
export function agreementProblems(text: string): string[] {
  return rules.flatMap(({ slip, remedy }) => {
    const found = slip.exec(text)?.[0].trim()
    return found ? [`has “${found}”, which do not agree; write ${remedy}`] : []
  })
}
