import { Type } from 'typebox'
import { Check } from 'typebox/value'

/**
 * What the browser sends to the server functions (product specification, section 7, calls 2, 4 and 7). The functions
 * use only the id and read the row themselves, so that no client can choose the text or recipient of a mail.
 */
const Id = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
})

const NewLeadNotification = Type.Object({
  type: Type.Literal('new_lead'),
  lead: Type.Object({ id: Id }),
})

const AuditRequestNotification = Type.Object({
  type: Type.Literal('audit_request'),
  auditRequest: Type.Object({ id: Id }),
})

const BookingNotification = Type.Object({
  type: Type.Literal('booking_confirmation'),
  lead: Type.Object({ booking_id: Id }),
})

/** The kind of event, and the id (lower case) of its row. */
export type Notification = { type: 'new_lead' | 'audit_request' | 'booking_confirmation'; id: string }

/** Parses an untrusted payload; undefined if it is none of the three. Never throws. */
export function parseNotification(raw: unknown): Notification | undefined {
  if (Check(NewLeadNotification, raw)) return { type: raw.type, id: raw.lead.id.toLowerCase() }
  if (Check(AuditRequestNotification, raw)) return { type: raw.type, id: raw.auditRequest.id.toLowerCase() }
  if (Check(BookingNotification, raw)) return { type: raw.type, id: raw.lead.booking_id.toLowerCase() }
  return undefined
}
