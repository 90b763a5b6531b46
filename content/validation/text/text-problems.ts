import { figurePattern, formatMetric } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { TextKind } from '../../model/text.ts'
import { characterProblems } from './characters.ts'
import { placeholderProblems } from './placeholders.ts'

const kinds: readonly { mark: RegExp; what: string }[] = [
  { mark: /<\/?[a-z!][^>]*>?/i, what: 'HTML' },
  { mark: /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i, what: 'an HTML entity' },
  { mark: /\*\*|__|(?<!\w)\*[^*\s][^*]*\*|~~/, what: 'Markdown for bold or italics' },
  { mark: /\[[^\]]+\]\([^)]*\)|!\[/, what: 'a Markdown link' },
  { mark: /^#{1,6} |^> /m, what: 'a Markdown heading or quotation' },
  { mark: /^([-*+•·▪◦]|\d+[.)]|[a-z]\)) /m, what: 'a list mark' },
  { mark: /\\[nrtu"']|%[sd]\b|%20|\$\{/, what: 'code' },
]

/** Markup in a field whose text is shown as it is. */
function markupProblems(text: string): string[] {
  return kinds.flatMap(({ mark, what }) => {
    const found = mark.exec(text)?.[0]
    return found
      ? [`has ${what} (“${found.slice(0, 30)}”), which would be shown as it is; write plain words`]
      : []
  })
}

type Metrics = Readonly<Record<string, Metric>>

/** A claim in digits: `$10k`, `+372%`, `150 percent`, `5x`, `50+`, `2 business days`. */
const claim =
  /[$€£]\s?\d[\d,.]*(?:\s?(?:k|m|bn|thousand|million|billion)\b)?\+?|[+-]?\d[\d,.]*\s?(?:%|percent\b)|\b\d[\d,.]*(?:x\b|×|\+)|\b\d[\d,.]*\s?(?:million|billion|thousand)\b|\b\d+(?:\s?[-–]\s?\d+)?[\s-](?:business )?(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?)\b/gi

/** A sign or a unit beside a figure that brings its own. */
const twice =
  /[+$€£]\s?\{\w+\}|\{\w+\}\s?(?:[%+]|x\b|percent\b|times\b|dollars\b|(?:business )?(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?)\b)/i

/** What is wrong with the figures of a text. */
function figuresInText(text: string, metrics: Metrics): string[] {
  const unknown = [...text.matchAll(figurePattern)].find(([, key = '']) => !Object.hasOwn(metrics, key))
  if (unknown)
    return [
      `names ${unknown[0]}, which is no key of content/metrics.ts; correct the key or add the figure there`,
    ]
  const double = twice.exec(text)?.[0]
  if (double) return [`has “${double}”: the figure brings its own sign and unit; take the second one out`]
  const words = text.replace(figurePattern, '')
  if (/[{}]/.test(words)) return ['has a stray { or }; a figure is written {key}, with letters alone between']
  return (words.match(claim) ?? []).map((figure) => writtenOut(figure, metrics))
}

function writtenOut(figure: string, metrics: Metrics): string {
  const bare = (each: string) => each.toLowerCase().replace(/[\s+]/g, '')
  const keys = Object.keys(metrics).filter((key) => {
    const metric = metrics[key]
    return metric && bare(formatMetric(metric)) === bare(figure)
  })
  const advice =
    keys.length > 0 ? `as ${keys.map((key) => `{${key}}`).join(' or ')}` : 'as {key} of content/metrics.ts'
  return `has the figure “${figure.trim()}” written out; write it by key, ${advice}`
}

const day =
  /(?:\b(\w+day), )?\b((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b(?:, (\d{4})\b)?/g

/** Days that no calendar has, or that fall on another day of the week. */
function daysInText(text: string): string[] {
  return [...text.matchAll(day)].flatMap(([whole, weekday, monthAndDay = '', year]) => {
    // A leap year, where the text names no year.
    const date = new Date(`${monthAndDay}, ${year ?? 2028} UTC`)
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date)
    if (Number.isNaN(date.getTime()) || format({ month: 'long', day: 'numeric' }) !== monthAndDay)
      return [`has “${whole}”, a day that no calendar has; correct it`]
    const real = format({ weekday: 'long' })
    return year && weekday && weekday !== real
      ? [`has “${whole}”, which is a ${real}; correct one of the two`]
      : []
  })
}

const web =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:org|com|net|edu|gov|io)\b|\b(?:mailto|tel):\S+|\blocalhost\b/i
const mail = /\b[\w.+-]+@[\w-]+\.\w+/
const path = /(?<![\w/<{])\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?(?=$|[\s.,;:!?”)])/
const phone = /\+\d[\d ().-]{6,}\d|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\b\d{3}[.-]\d{4}\b/

/** Addresses, paths and phone numbers: links are fields, and the provider's own stand once in `content/site.ts`. */
function addressesInText(text: string): string[] {
  const own = mail.exec(text)?.[0] ?? phone.exec(text)?.[0]
  if (own) return [`has “${own}”; mail and phone stand once, in content/site.ts, and pages lead to /contact`]
  const link = web.exec(text)?.[0] ?? path.exec(text)?.[0]
  return link ? [`has the address “${link}”; write words alone, and link with a link field (to:)`] : []
}

/** What no text of the site may have, whatever its words. The first kind of mistake is reported alone. */
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
