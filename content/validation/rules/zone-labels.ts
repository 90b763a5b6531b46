import type { OfferedTimeZone } from '../../model/booking-rules.ts'
import type { Problem } from '../problem.ts'

/** How people call a zone that the language data names after its country or its neighbors. */
const called: Readonly<Record<string, string>> = {
  'America/Phoenix': 'Arizona',
  'America/Indiana/Indianapolis': 'Indiana',
  'America/Detroit': 'Michigan',
  'America/Boise': 'Idaho',
  'America/Puerto_Rico': 'Puerto Rico',
  'America/Toronto': 'Ontario',
  'America/Vancouver': 'British Columbia',
  'America/Edmonton': 'Alberta',
  'America/Winnipeg': 'Manitoba',
  'America/Regina': 'Saskatchewan',
  'America/Halifax': 'Nova Scotia',
  'Asia/Dubai': 'Emirates',
}

/** What is wrong with the offered zones: unknown, there twice, or under a name that is another zone's. */
export function zoneProblems(zones: readonly OfferedTimeZone[]): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const [i, { id, label }] of zones.entries()) {
    const report = (key: string, reason: string) =>
      problems.push({ file: 'content/booking-rules.ts', path: ['timeZones', i, key], reason })
    for (const [key, value] of Object.entries({ id, label })) {
      if (seen.has(value)) report(key, `is “${value}”, which is there twice; take one out`)
      seen.add(value)
    }
    const own = isTimeZone(id) ? zoneWords(id) : undefined
    if (!own) {
      report('id', `is “${id}”, which is no time zone; write an IANA name`)
      continue
    }
    const stranger = significant(label).find((word) => !own.has(stem(word)))
    if (stranger) {
      const names = [...new Set(zoneNames(id))].slice(0, 3).map((name) => `“${name}”`)
      report(
        'label',
        `is “${label}”, but ${id} is not known by “${stranger}”; write a name such as ${names.join(' or ')}`,
      )
    }
    if (!/ Time$/.test(label)) report('label', `is “${label}”; end it with “Time”, as in “Eastern Time”`)
  }
  return problems
}

const stem = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 4)
const significant = (name: string) =>
  (name.match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^(time|standard|daylight|summer|and|the|of|us|usa)$/i.test(word),
  )

function zoneWords(id: string): Set<string> {
  const words = zoneNames(id).flatMap(significant)
  // “Australian” and “Australia”, “Turkey” and “Türkiye”: the first letters are the same.
  return new Set(words.map(stem))
}

/** A zone's names in the language data, its city, and what people say. */
function zoneNames(id: string): string[] {
  const named = (timeZoneName: 'longGeneric' | 'long', month: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName })
      .formatToParts(new Date(Date.UTC(2026, month, 15)))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return [
    named('longGeneric', 0),
    named('long', 0),
    named('long', 6),
    `${(id.split('/').at(-1) ?? '').replaceAll('_', ' ')} Time`,
    ...(called[id] ? [`${called[id]} Time`] : []),
  ].filter((name) => !name.startsWith('GMT'))
}

function isTimeZone(id: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: id })
    return /^[A-Z][A-Za-z_]+\/[A-Z]/.test(id)
  } catch {
    return false
  }
}
