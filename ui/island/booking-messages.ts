import { site } from '../../content/site.ts'
import { trackBookingMessage } from '../../data-access/window-messages.ts'

/** A message from another window that may report a booking; accepted only from this site and the audit scheduler. */
export function receive(message: { origin: string; data: unknown }): void {
  trackBookingMessage(message, [location.origin, new URL(site.auditSchedulerUrl).origin])
}
