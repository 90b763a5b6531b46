type Person = {
  first_name: string
  last_name: string
  email: string
  phone?: string | null
  organization?: string | null
  timezone?: string | null
}

/** The scheduler with a person's details filled in, in their time zone: to book again, or for the team to book for them. */
export function scheduleLink(siteUrl: string, person: Person): string {
  const query = new URLSearchParams()
  for (const [name, value] of [
    ['first', person.first_name],
    ['last', person.last_name],
    ['email', person.email],
    ['phone', person.phone],
    ['org', person.organization],
    ['timezone', person.timezone],
  ] as const)
    if (value) query.set(name, value)
  return `${siteUrl}/schedule?${query}`
}
