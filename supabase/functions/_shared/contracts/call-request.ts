import { openDays, partOfDayHours } from '../site-values.ts'
import { namedZone } from '../time/time-zone.ts'
import { dayText, readDay, requestDays } from './calendar-day.ts'
import {
  type FieldErrors,
  type FormFields,
  type FormValues,
  type ParseResult,
  parseFields,
} from './form-field.ts'
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

/** The form that replaces the wizard without JavaScript, in reading order; it also asks for a day and a time zone. */
export const callRequestFields = {
  ...personFields,
  phone: requiredPhone,
  orgType: { label: 'Organization type', kind: 'choice', options: orgTypes, optionLabels: orgTypeLabels },
  partOfDay: {
    label: 'What time of day?',
    kind: 'choice',
    required: true,
    options: partsOfDay.filter((part) => partOfDayHours[part]),
    optionLabels: partOfDayLabels,
    column: 'preferred_part_of_day',
    message: 'Please choose a time of day',
  },
  currentChallenge: {
    label: 'What’s your biggest challenge right now?',
    kind: 'paragraph',
    max: limits.freeText,
    wide: true,
  },
} as const satisfies FormFields

export type CallRequest = FormValues<typeof callRequestFields> & {
  /** 'YYYY-MM-DD', a day on which calls can be booked. */
  day: string
  /** The IANA time zone of `day`; empty if invalid. */
  timezone: string
}

/** @param now determines which days can be requested, since the page may have been built days ago */
export function parseCallRequest(
  raw: Record<string, unknown>,
  now: Date,
): ParseResult<CallRequest, keyof CallRequest> {
  const parsed = parseFields(callRequestFields, raw)
  const errors: FieldErrors<keyof CallRequest> = parsed.ok ? {} : { ...parsed.errors }
  const day = readDay(raw['day'])
  const zone = raw['timezone']
  const timezone = typeof zone === 'string' && namedZone(zone) ? zone : ''
  const days = requestDays(now, timezone)
  if (day === '') errors.day = 'Please choose a day'
  else if (!days.includes(day)) {
    const [first = '', last = ''] = [days[0], days.at(-1)]
    errors.day = `Please choose a day (${openDays}) from ${dayText(first)} to ${dayText(last)}`
  }
  if (!parsed.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: { ...parsed.value, day, timezone } }
}
