import { figurePattern } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Problem } from '../problem.ts'
import { sentencesOf } from '../text/sentences.ts'

/** Words around a figure, and what a figure that stands there must be. */
const around: readonly {
  before?: RegExp
  after?: RegExp
  fits: (metric: Metric, key: string) => boolean
  wants: string
}[] = [
  {
    before: /\bwithin (?:about |just )?$/i,
    fits: ({ measures, unit }) =>
      (measures === 'time' && ['hours', 'days', 'businessDays', 'months'].includes(unit)) ||
      measures === 'loadTime',
    wants: 'a time that somebody waits',
  },
  {
    before: /\b(?:call|conversation|consultation|talk) (?:of|lasts|takes) (?:about )?$|\b[Ww]e talk for $/,
    fits: (_, key) => key === 'callLength',
    wants: 'the length of the call, {callLength}',
  },
  {
    before: /(?:^|[.?!:] )In $/,
    after: /^ (?:we|you)\b/,
    fits: ({ measures, unit }) => measures === 'time' && unit !== 'years',
    wants: 'a length of time',
  },
  {
    before: /(?:^|[.?!:] )In $/,
    after: /^ (?:we|you) (?:can usually |will )?(?:look|find|say|read|sketch|go|tell|name|talk|ask|leave)\b/,
    fits: (_, key) => key === 'callLength',
    wants: 'the length of the call, {callLength}',
  },
  {
    after: /^ (?:strategy |free )*(?:call|consultation|conversation)\b/,
    fits: (_, key) => key === 'callLength',
    wants: 'the length of the call, {callLength:adjective}',
  },
  {
    before: /\b(?:keep|kept|store|stored)\b[^.?!]*\bfor (?:at least )?$/i,
    fits: ({ unit }) => unit === 'years' || unit === 'months',
    wants: 'a time in years',
  },
  {
    before: /\b(?:next|coming|last|past) $/i,
    fits: ({ unit }) => unit === 'months' || unit === 'years' || unit === 'days',
    wants: 'a period',
  },
  {
    after: /^ (?:per|for each|for every) (?:lead|click|gift|donor|call|visitor|new donor)\b/i,
    fits: ({ measures }) => measures === 'money',
    wants: 'an amount of money',
  },
  {
    after:
      /^(?: of (?:its |our |the )?)? ?(?:keywords|organizations|clients|nonprofits)\b(?! (?:that|which) grow)/i,
    fits: ({ measures }) => measures === 'count',
    wants: 'a count',
  },
  {
    after: /^ (?:more )?(?:website |search |organic )?traffic\b/i,
    fits: ({ measures }) => measures === 'growth' || measures === 'multiple',
    wants: 'how much it grew',
  },
  {
    after: /^ (?:the|as many|as much|what) \p{L}+/iu,
    fits: ({ measures }) => measures === 'multiple',
    wants: 'how many times',
  },
  {
    after: /^ of (?:volunteers|donors|supporters|visitors|people|members|gifts)\b/i,
    fits: ({ measures }) => measures === 'share' || measures === 'count',
    wants: 'a share',
  },
  {
    before: /\bload(?:ed|ing|s)?(?: time)? (?:in|of) $/i,
    fits: ({ measures }) => measures === 'loadTime',
    wants: 'the time that a page takes',
  },
  {
    before: /\b(?:grew|grown|rose|risen|increased|up|growth|increase) (?:by|of) $/i,
    fits: ({ measures }) => measures === 'growth' || measures === 'multiple',
    wants: 'how much it grew',
  },
  {
    before: /\b(?:grew|rose|climbed|increased|up) $/i,
    fits: ({ measures }) => /^(?:growth|multiple|count)$/.test(measures),
    wants: 'how much it grew',
  },
  {
    before: /\b(?:retention|share|rate) (?:stands at|is|of) $/i,
    fits: ({ measures }) => measures === 'share',
    wants: 'a share',
  },
  {
    before: /\bgrowth (?:across our clients |of our clients )?is $/i,
    fits: ({ measures }) => measures === 'growth',
    wants: 'how much it grew',
  },
  {
    before: /\b(?:costs?|paid|spent|budget of|up to) $/i,
    after: /^ (?:a (?:month|year|lead)|in (?:search|ads))/i,
    fits: ({ measures }) => measures === 'money',
    wants: 'an amount of money',
  },
]

/** A period that follows a figure, and the one that its label says. */
const period = /^ (?:a|per|each|every) (month|year|week|day)\b/i

/** What is sent, and the figure that says when. */
const sent: readonly { what: RegExp; not: RegExp; key: string }[] = [
  {
    what: /\baudits?\b|\bwhat to change first\b|\bour analysis\b/i,
    not: /\bminutes\b|\bleads?\b/i,
    key: 'auditDelivery',
  },
  { what: /\b(?:the|your) minutes\b|\bthe draft\b/i, not: /\baudit\b|\bcall\b/i, key: 'minutesDistribution' },
  { what: /\bleads\b/i, not: /\baudit\b|\bminutes\b/i, key: 'firstLeads' },
]

/** Figures in sentences that speak of something else: a price where a time is told, the audit’s time for the minutes. */
export function figureContextProblems({ pages, metrics, modules }: Content): Problem[] {
  const values: { file: string; value: unknown }[] = [
    ...pages.map(({ file, page }) => ({ file, value: page })),
    {
      file: 'content/meeting-templates.ts',
      value: modules.get('content/meeting-templates.ts')?.['meetingTemplates'],
    },
  ]
  return values.flatMap(({ file, value }) =>
    fieldTexts(value).flatMap(({ path, text }) =>
      inText(text, metrics).map((reason) => ({ file, path, reason })),
    ),
  )
}

function inText(text: string, metrics: Content['metrics']): string[] {
  if (!text.includes('{')) return []
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(figurePattern)].flatMap((match) => {
      const [whole, key = ''] = match
      const metric = metrics[key]
      if (!metric) return []
      const before = sentence.slice(0, match.index)
      const after = sentence.slice(match.index + whole.length)
      const wrong = around.find(
        (rule) =>
          (!rule.before || rule.before.test(before)) &&
          (!rule.after || rule.after.test(after)) &&
          !rule.fits(metric, key),
      )
      if (wrong) return [`has {${key}} (“${metric.label}”) where ${wrong.wants} belongs; name that figure`]
      const said = period.exec(after)?.[1]?.toLowerCase()
      const labeled = /\ba (month|year|week|day)$/.exec(metric.label)?.[1]
      if (said && labeled && said !== labeled) {
        return [
          `has {${key}} a ${said}, but it is the figure “${metric.label}”; name the other one, or correct the words`,
        ]
      }
      if (/\bwithin $/.test(before) && metric.measures === 'time') {
        const meant = sent.find(({ what, not }) => what.test(sentence) && !not.test(sentence))
        if (meant && meant.key !== key && metrics[meant.key] && sent.some((each) => each.key === key)) {
          return [`has {${key}} (“${metric.label}”), but speaks of something else; write {${meant.key}}`]
        }
      }
      return []
    }),
  )
}
