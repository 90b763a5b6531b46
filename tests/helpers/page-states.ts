import { expect, type Page, type Route } from '@playwright/test'
import { dialogStates } from './dialog-states.ts'
import { prefilledSchedule } from './fill-forms.ts'
import { openWithFonts, takenOver } from './open-page.ts'
import type { PageTroubles } from './page-troubles.ts'
import type { viewports } from './routes.ts'
import { stubSecrets } from './stub-backend.ts'
import { secondTime, stopClock, toConfirm, toDates, toSuccess, toTimes, wakeWizard } from './wizard-walk.ts'

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
  open: (page: Page) => Promise<unknown>
}

const onSchedule = (name: string, open: PageState['open'], path = '/schedule'): PageState => ({
  name: `wizard-${name}`,
  path,
  viewports: ['phone', 'laptop'],
  prepare: stopClock,
  open,
})
const onYourCall = (name: string, secret: string, open: PageState['open']): PageState => ({
  ...onSchedule('', open, `/your-call#${secret}`),
  name: `your-call-${name}`,
})

const shows = (role: 'button' | 'heading', name: string) => (page: Page) =>
  page.getByRole(role, { name }).waitFor()

/** Confirms a booking, which gets this response. */
const confirmed = (response: Parameters<Route['fulfill']>[0], message: string) => async (page: Page) => {
  await page.route('**/rest/v1/rpc/book_strategy_call', (route) => route.fulfill(response))
  await toConfirm(page)
  // Takes no presses at first, and Playwright would scroll the page for each try.
  await expect(page.getByRole('heading', { name: 'Confirm Your Booking' })).toHaveCSS(
    'pointer-events',
    'auto',
  )
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText(message).waitFor()
}

const timeTaken = { code: 'PT409', message: 'time_taken', details: null, hint: null }
const notFound = { trouble: '404 (Not Found)' }

export const pageStates: readonly PageState[] = [
  ...dialogStates,
  onSchedule('contact', wakeWizard),
  onSchedule('prefilled', shows('button', 'Edit'), prefilledSchedule),
  onSchedule('errors', async (page) => {
    await wakeWizard(page)
    await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
    await page.getByText('Please fill in all required fields').waitFor()
  }),
  onSchedule('dates', toDates),
  onSchedule('times', toTimes),
  onSchedule('confirm', toConfirm),
  {
    ...onSchedule('time-taken', confirmed({ status: 409, json: timeTaken }, 'Booking Failed')),
    trouble: '409 (Conflict)',
  },
  onSchedule('success', toSuccess),
  onYourCall('booked', stubSecrets.person, toCall),
  onYourCall('dates', stubSecrets.person, toNewDates),
  onYourCall('confirm', stubSecrets.person, toNewTime),
  onYourCall('moved', stubSecrets.person, async (page) => {
    await toNewTime(page)
    await page.getByRole('button', { name: 'Move the Call' }).click()
    await page.getByText('Your call has a new time').waitFor()
    await shows('button', 'Add to Calendar')(page)
  }),
  onYourCall('cancel', stubSecrets.person, async (page) => {
    await page.getByRole('button', { name: 'Cancel the Call' }).click()
    await page.getByRole('textbox', { name: 'A note to us' }).waitFor()
  }),
  onYourCall('canceled', stubSecrets.canceled, shows('button', 'Book Again')),
  onYourCall('team', stubSecrets.team, shows('heading', 'About')),
  onYourCall('outcome', stubSecrets.over, shows('button', 'It happened')),
  { ...onYourCall('request', stubSecrets.request, shows('button', 'Mark as Answered')), ...notFound },
  {
    ...onYourCall('gone', `nobody${'0'.repeat(37)}`, shows('heading', 'We couldn’t find this call')),
    ...notFound,
  },
]

async function toCall(page: Page): Promise<void> {
  await shows('heading', 'Your call is booked')(page)
  await shows('button', 'Add to Calendar')(page)
}

async function toNewDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Another Time' }).click()
  await page
    .getByRole('list', { name: /^Available/ })
    .getByRole('button')
    .first()
    .waitFor()
}

async function toNewTime(page: Page): Promise<void> {
  await toNewDates(page)
  await page
    .getByRole('list', { name: /^Available/ })
    .getByRole('button')
    .first()
    .click()
  await secondTime(page).click()
  await shows('button', 'Move the Call')(page)
}

export async function openState(
  page: Page,
  state: PageState,
  troubles: Pick<PageTroubles, 'allow'>,
): Promise<void> {
  if (state.trouble) troubles.allow(state.trouble)
  await state.prepare?.(page)
  await openWithFonts(page, state.path)
  await state.open(page)
  // The browser opens the dialog; React hydrates it a moment later.
  if (await page.locator('[data-island=dialogs] dialog[open]').count()) await takenOver(page, 'dialogs')
}
