import { type Static, Type } from 'typebox'
import { firstOpenDay, isOpenDay, lastOpenDay, readDay } from './calendar-day.ts'
import { FieldReader } from './field-reader.ts'
import { limits } from './limits.ts'
import { isOrgType, orgTypes } from './org-types.ts'
import type { ParseResult } from './parse-result.ts'
import { optionalText, requiredText } from './text-schema.ts'

/** When on the day that suits the visitor. */
export const partsOfDay = ['morning', 'afternoon', 'any'] as const
export type PartOfDay = (typeof partsOfDay)[number]

export const partOfDayLabels = {
  morning: 'In the morning (9:00 to 12:00)',
  afternoon: 'In the afternoon (12:00 to 17:00)',
  any: 'Any time between 9:00 and 17:00',
} as const satisfies Record<PartOfDay, string>

/** What a visitor without script sends instead of the wizard's steps, cleaned. */
export const CallRequestSchema = Type.Object({
  firstName: requiredText(limits.name),
  lastName: requiredText(limits.name),
  email: requiredText(limits.email),
  phone: requiredText(limits.phone),
  organization: optionalText(limits.organization),
  orgType: Type.Union([Type.Enum(orgTypes), Type.Null()]),
  currentChallenge: optionalText(limits.freeText),
  /** 'YYYY-MM-DD', a day on which calls take place. */
  day: Type.String({ minLength: 10, maxLength: 10 }),
  partOfDay: Type.Enum(partsOfDay),
  /** The zone of the day and its parts; empty for one that is not on the list. */
  timezone: Type.String({ maxLength: limits.timezone }),
})
export type CallRequest = Static<typeof CallRequestSchema>
export type CallRequestField = keyof CallRequest

/** @param now what is today, which the page that was built some time ago cannot know */
export function parseCallRequest(raw: unknown, now: Date): ParseResult<CallRequest, CallRequestField> {
  const form = new FieldReader<CallRequestField>(raw)
  const orgType = form.raw('orgType')
  const partOfDay = partsOfDay.find((part) => part === form.raw('partOfDay'))
  const value: CallRequest = {
    firstName: form.required('firstName', { label: 'First name', max: limits.name }),
    lastName: form.required('lastName', { label: 'Last name', max: limits.name }),
    email: form.email('email'),
    phone: form.required('phone', { label: 'Phone', max: limits.phone }),
    organization: form.optional('organization', { label: 'Organization', max: limits.organization }),
    orgType: isOrgType(orgType) ? orgType : null,
    currentChallenge: form.optional('currentChallenge', {
      label: 'Your challenge',
      max: limits.freeText,
      multiline: true,
    }),
    day: readDay(form.raw('day')),
    partOfDay: partOfDay ?? 'any',
    timezone: zoneOf(form.raw('timezone')),
  }
  if (!partOfDay) form.errors.partOfDay = 'Please choose a part of the day'
  if (value.day === '') form.errors.day = 'Please choose a day'
  else if (!isOpenDay(value.day, now, value.timezone)) {
    const [first, last] = [firstOpenDay(now, value.timezone), lastOpenDay(now, value.timezone)]
    form.errors.day = `Please choose a day from Monday to Friday, from ${first} to ${last}`
  }
  return form.hasErrors ? { ok: false, errors: form.errors } : { ok: true, value }
}

function zoneOf(raw: unknown): string {
  try {
    return typeof raw === 'string' && raw
      ? new Intl.DateTimeFormat('en-US', { timeZone: raw }).resolvedOptions().timeZone && raw
      : ''
  } catch {
    return ''
  }
}
