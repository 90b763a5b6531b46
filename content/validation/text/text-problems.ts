import { figurePattern } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { TextKind } from '../../model/text.ts'
import { characterProblems, placeholderProblems } from './characters.ts'

const kinds: readonly { mark: RegExp; what: string }[] = [
  { mark: /<\/?[a-z!][^>]*>?/i, what: 'HTML' },
  { mark: /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i, what: 'an HTML entity' },
  { mark: /\*\*|__|(?<!\w)\*[^*\s][^*]*\*|~~/, what: 'Markdown for bold or italics' },
  { mark: /\[[^\]]+\]\([^)]*\)|!\[/, what: 'a Markdown link' },
  { mark: /^#{1,6} |^> /m, what: 'a Markdown heading or quotation' },
  { mark: /^([-*+•·▪◦]|\d+[.)]|[a-z]\)) /m, what: 'a list mark' },
  { mark: /\\[nrtu"']|%[sd]\b|%20|\$\{/, what: 'code' },
]

/** Markup, which would be shown literally. */
function markupProblems(text: string): string[] {
  return kinds.flatMap(({ mark, what }) => {
    const found = mark.exec(text)?.[0]
    return found
      ? [`contains ${what} (“${found.slice(0, 30)}”), which would be shown literally; write plain text`]
      : []
  })
}

type Metrics = Readonly<Record<string, Metric>>

/** A sign or a unit next to a figure, which already includes its own. */
const twice =
  /[+$€£]\s?\{\w+\}|\{\w+\}\s?(?:[%+]|x\b|percent\b|times\b|dollars\b|(?:business )?(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?)\b)/i

function figuresInText(text: string, metrics: Metrics): string[] {
  const unknown = [...text.matchAll(figurePattern)].find(([, key = '']) => !Object.hasOwn(metrics, key))
  if (unknown)
    return [
      `contains ${unknown[0]}, which is not a key of content/metrics.ts; correct the key or add the figure there`,
    ]
  const double = twice.exec(text)?.[0]
  if (double)
    return [`contains “${double}”, but the figure already includes its sign and unit; remove the second one`]
  const words = text.replace(figurePattern, '')
  if (/[{}]/.test(words))
    return ['contains a stray { or }; write a figure as {key}, with only letters between the braces']
  return []
}

const day =
  /(?:\b(\w+day), )?\b((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b(?:, (\d{4})\b)?/g

/** Dates that do not exist or have the wrong weekday. */
function daysInText(text: string): string[] {
  return [...text.matchAll(day)].flatMap(([whole, weekday, monthAndDay = '', year]) => {
    // Without a year, assume a leap year.
    const date = new Date(`${monthAndDay}, ${year ?? 2028} UTC`)
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
    if (Number.isNaN(date.getTime()) || format({ month: 'long', day: 'numeric' }) !== monthAndDay)
      return [`contains “${whole}”, a date that does not exist; correct it`]
    const real = format({ weekday: 'long' })
    return year && weekday && weekday !== real
      ? [`contains “${whole}”, which is a ${real}; correct one of them`]
      : []
  })
}

const web =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:org|com|net|edu|gov|io)\b|\b(?:mailto|tel):\S+|\blocalhost\b/i
const mail = /\b[\w.+-]+@[\w-]+\.\w+/
const path = /(?<![\w/<{])\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?(?=$|[\s.,;:!?”)])/
const phone = /\+\d[\d ().-]{6,}\d|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\b\d{3}[.-]\d{4}\b/

/** URLs, paths, email addresses and phone numbers. Links are fields; email and phone are in `content/site.ts`. */
function addressesInText(text: string): string[] {
  const own = mail.exec(text)?.[0] ?? phone.exec(text)?.[0]
  if (own) return [`contains “${own}”; email and phone belong only in content/site.ts, so link to /contact`]
  const link = web.exec(text)?.[0] ?? path.exec(text)?.[0]
  return link ? [`contains the address “${link}”; write only words, and link with a link field (to:)`] : []
}

/** Problems with the characters of a text, not its language. Reports only the first kind of problem. */
export function textProblems(
  text: string,
  kind: TextKind,
  metrics: Readonly<Record<string, Metric>>,
): string[] {
  const checks =
    kind === 'note'
      ? [characterProblems, placeholderProblems]
      : [
          characterProblems,
          markupProblems,
          placeholderProblems,
          addressesInText,
          daysInText,
          (each: string) => figuresInText(each, metrics),
        ]
  for (const check of checks) {
    const problems = check(text)
    if (problems.length > 0) return problems
  }
  return []
}
