import type { Metric } from '../../model/metric.ts'
import type { TextKind } from '../../model/text.ts'
import { characterProblems } from './characters.ts'
import { figuresInText } from './figures-in-text.ts'
import { markupProblems } from './markup.ts'
import { placeholderProblems } from './placeholders.ts'

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
