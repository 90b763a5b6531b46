import { site } from '../../content/site.ts'
import { trackBookingMessage } from '../../data-access/window-messages.ts'

/** Tracks a booking that another window reports. Accepts messages from this site and the audit scheduler only. */
export function receive(message: { origin: string; data: unknown }): void {
  trackBookingMessage(message, [location.origin, new URL(site.auditSchedulerUrl).origin])
}
