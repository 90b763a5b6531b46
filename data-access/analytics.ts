import type { DownloadButton } from '../content/model/link.ts'
import type { FormName } from '../supabase/functions/_shared/contracts/forms.ts'

/** The events of PRODUCT.md, "Events", with their parameters. None has the id of a row, by which it could be changed. */
export interface AnalyticsEvents {
  lead_submitted: { form: FormName }
  audit_submitted: { form: FormName }
  /** `cta`: the element's tag, or the phrase that matched. `page`: the path. */
  lead_cta_click: { cta: string; page: string }
  audit_cta_click: { cta: string; page: string }
  schedule_viewed: { page: '/schedule'; prefilled: boolean }
  /** From the wizard, with an id of the event's own, or from a scheduler in another window. */
  call_booked:
    | { booking_id: string; date: string; time: string; timezone: string }
    | { booking_date: string; booking_time: string; lead_id: string }
  free_audit_review_booked: { booking_date: string; booking_time: string; audit_request_id: string }
  download: { event_label: DownloadButton['eventLabel'] }
}

declare global {
  interface Window {
    gtag?: (command: 'event', name: string, parameters: object) => void
  }
}

/** Sends an event to the global tag function, if there is one, and logs it to the console. */
export function track<Name extends keyof AnalyticsEvents>(
  name: Name,
  parameters: AnalyticsEvents[Name],
): void {
  console.info('[analytics]', name, parameters)
  try {
    // Looked up each time: tags load late, and ad blockers replace them with stubs.
    const gtag = globalThis.window?.gtag
    if (typeof gtag === 'function') gtag('event', name, parameters)
  } catch (error) {
    console.warn('gtag', error)
  }
}
