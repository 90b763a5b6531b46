import { site } from '../../content/site.ts'
import { trackBookingMessages } from '../../data-access/window-messages.ts'

/** Starts to listen for bookings that other windows report, beginning with the message that came first. */
export function listen(first: MessageEvent): void {
  trackBookingMessages(window, [location.origin, new URL(site.auditSchedulerUrl).origin])
  dispatchEvent(new MessageEvent('message', { origin: first.origin, data: first.data }))
}
