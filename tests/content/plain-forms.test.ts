import { expect, test } from 'vitest'
import { bookingRules } from '../../content/booking-rules.ts'
import { metrics } from '../../content/metrics.ts'
import { formatMetric } from '../../content/model/figures.ts'
import { routes } from '../../content/routes.ts'
import { auditDelivery } from '../../supabase/functions/_shared/contracts/audit-delivery.ts'
import { requestDaysAhead } from '../../supabase/functions/_shared/contracts/calendar-day.ts'
import { plainForms } from '../../supabase/functions/_shared/contracts/plain-forms.ts'

test.each(Object.entries(plainForms))(
  'the form %s has its page and its thanks',
  (_name, { page, thanks }) => {
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([page, thanks]))
  },
)

test('a call can be asked for on the days on which it could be booked', () => {
  expect(requestDaysAhead).toBe(bookingRules.daysAhead)
  expect(bookingRules.openWeekdays).toEqual([1, 2, 3, 4, 5])
})

test('dialogs and mails promise an audit for when the pages promise it', () => {
  // As the specification writes a range; in running text it stands with a dash.
  expect(auditDelivery).toBe(formatMetric(metrics.auditDelivery).replace('–', '-'))
})
