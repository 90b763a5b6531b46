import { expect, test } from 'vitest'
import { bookingRules } from '../../content/booking-rules.ts'
import { routes } from '../../content/routes.ts'
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
