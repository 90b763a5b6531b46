import { expect, test } from 'vitest'
import { bookingRules } from '../../content/booking-rules.ts'
import { metrics } from '../../content/metrics.ts'
import { formatMetric } from '../../content/model/figures.ts'
import { routes } from '../../content/routes.ts'
import { auditDelivery } from '../../supabase/functions/_shared/contracts/audit-delivery.ts'
import { requestDaysAhead } from '../../supabase/functions/_shared/contracts/calendar-day.ts'
import { plainForms } from '../../supabase/functions/_shared/contracts/plain-forms.ts'

test.each(Object.entries(plainForms))(
  'the pages of the form %s and of its thank-you message exist',
  (_name, { page, thanks }) => {
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([page, thanks]))
  },
)

test('the form without JavaScript offers the same days as the wizard', () => {
  expect(requestDaysAhead).toBe(bookingRules.daysAhead)
  expect(bookingRules.openWeekdays).toEqual([1, 2, 3, 4, 5])
})

test('dialogs and mails promise the same audit delivery time as the pages', () => {
  // PRODUCT.md, "Free-audit form" writes the range with a hyphen, the pages with a dash.
  expect(auditDelivery).toBe(formatMetric(metrics.auditDelivery).replace('–', '-'))
})
