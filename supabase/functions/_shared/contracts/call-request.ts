import { awayInWords, openDays, partOfDayHours } from '../site-values.ts'
import { namedZone } from '../time/time-zone.ts'
import { dayText, readDay, requestDays } from './calendar-day.ts'
import { type FormFields, type FormValues, type ParseResult, parseFields } from './form-field.ts'
import { limits } from './limits.ts'
import { orgTypeLabels, orgTypes } from './org-types.ts'
import { personFields, requiredPhone } from './person-fields.ts'

export const partsOfDay = ['morning', 'afternoon', 'any'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export const partOfDayLabels: Record<PartOfDay, string> = {
  morning: withHours('Morning', partOfDayHours.morning),
  afternoon: withHours('Afternoon', partOfDayHours.afternoon),
  any: `Anytime, ${partOfDayHours.any}`,
}

function withHours(part: string, hours: string): string {
  return hours ? `${part} (${hours})` : part
}

/** The form that replaces the wizard without JavaScript, in reading order; it asks for a day instead of a time. */
export const callRequestFields = {
  ...personFields,
  phone: requiredPhone,
  orgType: { label: 'Organization type', kind: 'choice', options: orgTypes, optionLabels: orgTypeLabels },
  day: {
    label: 'Which day works for you?',
    kind: 'day',
    required: true,
    description: `${openDays}, within the next three months. ${awayInWords}`.trim(),
    clean: readDay,
    column: 'preferred_day',
    message: 'Please choose a day',
  },
  partOfDay: {
    label: 'What time of day?',
    kind: 'choice',
    required: true,
    options: partsOfDay.filter((part) => partOfDayHours[part]),
    optionLabels: partOfDayLabels,
    column: 'preferred_part_of_day',
    message: 'Please choose a time of day',
  },
  timezone: {
    label: 'Your time zone',
    kind: 'zone',
    max: limits.timezone,
    description: 'Not on the list? Leave it blank and we’ll ask.',
    clean: (zone: string) => (namedZone(zone) ? zone : ''),
  },
  currentChallenge: {
    label: 'What’s your biggest challenge right now?',
    kind: 'paragraph',
    max: limits.freeText,
    wide: true,
  },
} as const satisfies FormFields

export type CallRequest = FormValues<typeof callRequestFields>

/** @param now determines which days can be requested, since the page may have been built days ago */
export function parseCallRequest(raw: unknown, now: Date): ParseResult<CallRequest> {
  const parsed = parseFields(callRequestFields, raw)
  const { day, timezone } = raw as Record<'day' | 'timezone', unknown>
  const days = requestDays(now, String(timezone))
  const chosen = readDay(day)
  if (!chosen || days.includes(chosen)) return parsed
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const problem = `Please choose a day (${openDays}) from ${dayText(first)} to ${dayText(last)}`
  return { ok: false, errors: { ...(!parsed.ok && parsed.errors), day: problem } }
}
