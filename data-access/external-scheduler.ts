/**
 * The address of the external scheduler for an audit review call, prefilled with what the audit form
 * knows (product specification, section 7). Open it with `noopener` left out, or its message that a
 * review was booked cannot arrive.
 */
export function auditReviewUrl(
  schedulerUrl: string,
  person: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string | null
  },
): string {
  const url = new URL(schedulerUrl)
  url.searchParams.set('name', `${person.firstName} ${person.lastName}`.trim())
  url.searchParams.set('email', person.email)
  if (person.phone) url.searchParams.set('phone', person.phone)
  url.searchParams.set('type', 'audit_review')
  return url.href
}
