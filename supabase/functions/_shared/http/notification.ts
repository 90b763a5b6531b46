/**
 * Where each notification has the id of its row (PRODUCT.md, "Calls to the server"). The functions use
 * only the id and read the row themselves, so that no client can choose the text or recipient of a mail.
 */
const idFields = {
  new_lead: ['lead', 'id'],
  audit_request: ['auditRequest', 'id'],
  booking_confirmation: ['lead', 'booking_id'],
} as const

export type NotificationType = keyof typeof idFields

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The id (lower case) in an untrusted notification of this type; undefined if it is none. Never throws. */
export function idIn(notification: unknown, type: NotificationType): string | undefined {
  const [row, column] = idFields[type]
  const id = memberOf(memberOf(notification, row), column)
  const isValid = memberOf(notification, 'type') === type && typeof id === 'string' && uuid.test(id)
  return isValid ? id.toLowerCase() : undefined
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
