import { firstCharacters } from './clean-text.ts'
import { columnOf, type SnakeCase } from './form-field.ts'

/** The query parameters of /schedule, by the field that each fills in (PRODUCT.md, "Scheduler"). */
export const scheduleParameters = {
  firstName: 'first',
  lastName: 'last',
  email: 'email',
  phone: 'phone',
  organization: 'org',
  timezone: 'timezone',
  orgType: 'org_type',
  currentChallenge: 'current_challenge',
} as const

type Person = { readonly first_name: string } & {
  readonly [Field in keyof typeof scheduleParameters as SnakeCase<Field>]?: string | null
}

/** Some mail programs cut long addresses. */
const longest = 500

/**
 * The scheduler with a person's details filled in, in their time zone: to book again, or for the team to book for them.
 *
 * @param requestLink the team's link to the person's request. Its secret tells the booking apart from a visitor's.
 */
export function scheduleLink(siteUrl: string, person: Person, requestLink = ''): string {
  const query = new URLSearchParams()
  for (const [field, name] of Object.entries(scheduleParameters)) {
    const value = person[columnOf({}, field) as keyof Person]
    if (value) query.set(name, firstCharacters(value, longest))
  }
  return `${siteUrl}/schedule?${query}${requestLink.replace(/^[^#]*/, '')}`
}
