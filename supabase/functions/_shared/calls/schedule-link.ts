import { firstCharacters } from '../contracts/clean-text.ts'

type Person = {
  first_name: string
  last_name: string
  email: string
  phone?: string | null
  organization?: string | null
  timezone?: string | null
  org_type?: string | null
  current_challenge?: string | null
}

/**
 * The scheduler with a person's details filled in, in their time zone: to book again, or for the team to book for them.
 *
 * @param requestLink the team's link to the person's request. Its secret tells the booking apart from a visitor's.
 */
export function scheduleLink(siteUrl: string, person: Person, requestLink = ''): string {
  const query = new URLSearchParams()
  for (const [name, value] of [
    ['first', person.first_name],
    ['last', person.last_name],
    ['email', person.email],
    ['phone', person.phone],
    ['org', person.organization],
    ['timezone', person.timezone],
    ['org_type', person.org_type],
    // Some mail programs cut long addresses.
    ['current_challenge', firstCharacters(person.current_challenge ?? '', 500)],
  ] as const)
    if (value) query.set(name, value)
  return `${siteUrl}/schedule?${query}${requestLink.replace(/^[^#]*/, '')}`
}
