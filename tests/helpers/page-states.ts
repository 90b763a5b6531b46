import type { Page } from '@playwright/test'
import { dialogStates } from './dialog-states.ts'
import { prefilledSchedule } from './fill-forms.ts'
import type { viewports } from './routes.ts'
import { stubSecrets } from './stub-backend.ts'
import { stopClock, toConfirm, toDates, toSuccess, toTimes, wakeWizard } from './wizard-walk.ts'
import { toCall, toCancel, toMoved, toNewDates, toNewTime } from './your-call-walk.ts'

/** A page after an interaction. */
export type PageState = {
  /** The name of its baselines. */
  name: string
  path: string
  viewports: readonly (keyof typeof viewports)[]
  /** Runs before the page opens. */
  prepare?: (page: Page) => Promise<void>
  /** Part of the text of an expected browser error. */
  trouble?: string
  /** Brings the open page into the state. */
  open: (page: Page) => Promise<void>
}

const onSchedule = (name: string, open: PageState['open'], path = '/schedule'): PageState => ({
  name: `wizard-${name}`,
  path,
  viewports: ['phone', 'laptop'],
  prepare: stopClock,
  open,
})

const onYourCall = (name: string, secret: string, open: PageState['open']): PageState => ({
  name: `your-call-${name}`,
  path: `/your-call#${secret}`,
  viewports: ['phone', 'laptop'],
  prepare: stopClock,
  open,
})

export const pageStates: readonly PageState[] = [
  ...dialogStates,
  {
    name: 'faq',
    path: '/services/nonprofit-seo',
    viewports: ['phone', 'laptop'],
    open: async (page) => {
      await page.locator('details[name] > summary').first().click()
    },
  },
  onSchedule('contact', wakeWizard),
  onSchedule(
    'prefilled',
    async (page) => {
      await page.getByRole('button', { name: 'Edit' }).waitFor()
    },
    prefilledSchedule,
  ),
  onSchedule('errors', async (page) => {
    await wakeWizard(page)
    await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
    await page.getByText('Please fill in all required fields').waitFor()
  }),
  onSchedule('dates', toDates),
  onSchedule('times', toTimes),
  onSchedule('confirm', toConfirm),
  {
    ...onSchedule('time-taken', async (page) => {
      await page.route('**/rest/v1/rpc/book_strategy_call', (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'PT409', message: 'time_taken', details: null, hint: null },
        }),
      )
      await toConfirm(page)
      await page.getByRole('button', { name: 'Confirm Booking' }).click()
      await page.getByRole('button', { name: 'Choose Another Time' }).waitFor()
      await page.getByText('Booking Failed').waitFor()
    }),
    trouble: '409 (Conflict)',
  },
  onSchedule('success', toSuccess),
  onSchedule('held', async (page) => {
    await page.route('**/rest/v1/rpc/book_strategy_call', (route) => route.fulfill({ json: heldCall }))
    await toConfirm(page)
    await page.getByRole('button', { name: 'Confirm Booking' }).click()
    await page.getByText('Please confirm your call by email').waitFor()
  }),
  {
    ...onSchedule(
      'confirm-held',
      (page) => page.getByRole('button', { name: 'Confirm This Call' }).waitFor(),
      `/schedule?confirm#${'0'.repeat(12)}`,
    ),
    prepare: async (page) => {
      await stopClock(page)
      await page.route('**/rest/v1/rpc/held_by_code', (route) =>
        route.fulfill({ json: [{ kind: 'booking', id: heldCall.booking_id, ...heldCall }] }),
      )
    },
  },
  onYourCall('booked', stubSecrets.person, toCall),
  onYourCall('dates', stubSecrets.person, toNewDates),
  onYourCall('confirm', stubSecrets.person, toNewTime),
  onYourCall('moved', stubSecrets.person, toMoved),
  onYourCall('cancel', stubSecrets.person, toCancel),
  onYourCall('canceled', stubSecrets.canceled, (page) =>
    page.getByRole('button', { name: 'Book Again' }).waitFor(),
  ),
  onYourCall('team', stubSecrets.team, (page) =>
    page.getByRole('button', { name: 'Cancel the Call' }).waitFor(),
  ),
  onYourCall('outcome', stubSecrets.over, (page) =>
    page.getByRole('button', { name: 'It happened' }).waitFor(),
  ),
  {
    ...onYourCall('request', stubSecrets.request, (page) =>
      page.getByRole('button', { name: 'Mark as Answered' }).waitFor(),
    ),
    trouble: '404 (Not Found)',
  },
  {
    ...onYourCall('gone', 'nobody0000000000000000', (page) =>
      page.getByRole('heading', { name: 'We couldn’t find this call' }).waitFor(),
    ),
    trouble: '404 (Not Found)',
  },
]

/** The server's response to a call that exceeds a rate limit. */
const heldCall = {
  booking_id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  starts_at: '2026-11-24T15:45:00Z',
  minutes: 45,
  booking_date: '2026-11-24',
  booking_time: '9:45 AM',
  timezone: 'America/Chicago',
  meeting_link: 'https://meet.jit.si/0f0e0d0c0b',
  held_until: '2026-11-20T16:00:00Z',
}
