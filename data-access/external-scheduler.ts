/**
 * The URL of the external scheduler for an audit review call, prefilled with the values of the audit form
 * (PRODUCT.md, "Free-audit form"). Open it without `noopener`, because it reports the booking to `window.opener`.
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
