import type { OfferedTimeZone } from '../../model/booking-rules.ts'
import type { Problem } from '../problem.ts'
import { onceForText } from '../text/once.ts'
import { isAmericanWord } from '../text/spelling.ts'

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
    const known =
      isTimeZone(id) &&
      (saysOnly(label, zoneNames(id)) ? zoneNames(id) : [...zoneNames(id), ...countryNames(id)])
    const own = known ? zoneWords(known) : undefined
    if (!own) {
      report('id', `is “${id}”, which is no time zone; write an IANA name`)
      continue
    }
    if (/\b(?:Standard|Daylight|Summer)\b/i.test(label)) {
      report('label', `is “${label}”, which holds for half of the year; leave the word out`)
      continue
    }
    const exact = new Set((known || []).flatMap(significant).map(plain))
    const stranger = significant(label).find(
      (word) => !own.has(stem(word)) || !(exact.has(plain(word)) || isAmericanWord(word)),
    )
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

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const stem = (word: string) => plain(word).slice(0, 4)
const significant = (name: string) =>
  (name.match(/\p{L}+/gu) ?? []).filter(
    (word) => !/^(time|standard|daylight|summer|and|the|of|us|usa)$/i.test(word),
  )

/** Whether a label has no word that the names lack. */
const saysOnly = (label: string, names: readonly string[]) => {
  const words = new Set(names.flatMap(significant).map(plain))
  return significant(label).every((word) => words.has(plain(word)))
}

function zoneWords(names: readonly string[]): Set<string> {
  const words = names.flatMap(significant)
  // “Australian” and “Australia”, “Turkey” and “Türkiye”: the first letters are the same.
  return new Set(words.map(stem))
}

/** A zone's names in the language data, its city, and what people say. */
const zoneNames = onceForText((id): readonly string[] => {
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
})

/** `Egypt Time`, for a zone that is named after half a continent. */
const countryNames = (id: string) => (countriesOf().get(id) ?? []).map((country) => `${country} Time`)

let countries: Map<string, string[]> | undefined

/** The countries of each zone, as the language data knows them: every pair of letters that names one. */
function countriesOf(): Map<string, string[]> {
  if (countries) return countries
  countries = new Map()
  const named = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = named.of(code)
    if (!name) continue
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
      timeZones?: string[]
      getTimeZones?: () => string[]
    }
    for (const id of locale.getTimeZones?.() ?? locale.timeZones ?? []) {
      countries.set(id, [...(countries.get(id) ?? []), name])
    }
  }
  return countries
}

function isTimeZone(id: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: id })
    return /^[A-Z][A-Za-z_]+\/[A-Z]/.test(id)
  } catch {
    return false
  }
}
