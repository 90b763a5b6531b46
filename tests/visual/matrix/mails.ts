import type { Mail } from '../../../supabase/functions/_shared/mail/mail.ts'
import { auditRequestRow, bookingRow, leadRow } from '../../../supabase/functions/_shared/testing/rows.ts'
import { testSettings } from '../../../supabase/functions/_shared/testing/settings.ts'
import { bookingMails } from '../../../supabase/functions/send-booking-notifications/booking-mails.ts'
import { auditMails } from '../../../supabase/functions/send-lead-notifications/audit-mails.ts'
import { leadMails } from '../../../supabase/functions/send-lead-notifications/lead-mails.ts'

const booking = bookingMails(bookingRow(), leadRow(), testSettings)
const audit = auditMails(auditRequestRow(), testSettings)
const lead = leadMails(leadRow(), testSettings)

/** Every mail that the site sends, by the name of its baselines. A new one is a line here. */
export const mails = {
  'booking-person': booking('person', false),
  'booking-team': booking('team', false),
  'booking-team-person-failed': booking('team', true),
  'booking-team-without-lead': bookingMails(bookingRow(), undefined, testSettings)('team', false),
  'audit-person': audit('person', false),
  'audit-team': audit('team', false),
  'lead-person': lead('person', false),
  'lead-team': lead('team', false),
} as const satisfies Record<string, Mail>
