import { expect, type Page } from '@playwright/test'
import { bookingRules } from '../../content/booking-rules.ts'
import { chooseDateAndTime, wizardOf } from '../e2e/support/wizard.ts'
import { callOf } from '../e2e/support/your-call.ts'
import { fillContact, prefilledSchedule } from './fill-forms.ts'
import { takenOver } from './open-page.ts'
import type { PageState } from './page-states.ts'

/* The steps of the scheduler and of a booked call's page, with what the backend answers there. */

const person = { first_name: 'Amina', last_name: 'Okafor', email: 'amina@example.org' }
const booking = {
  booking_id: '0f0e0d0c-0b0a-4908-8706-050403020100',
  starts_at: '2026-11-23T15:45:00Z',
  minutes: bookingRules.lengthMinutes,
  booking_date: '2026-11-23',
  booking_time: '9:45 AM',
  timezone: 'America/Chicago',
  meeting_link: 'https://meet.jit.si/0f0e0d0c0b',
}
const secret = 'person0000000000000000000000000000000000000'
const usual = {
  // 10:30 to 11:15 on the first available day.
  taken_times: [{ starts_at: '2026-11-23T16:30:00+00:00', ends_at: '2026-11-23T17:15:00+00:00' }],
  proof_challenge: null,
  book_strategy_call: { ...booking, secret },
}
const call = {
  ...booking,
  ...{ starts_at: '2026-11-24T15:45:00Z', booking_date: '2026-11-24' },
  ...person,
  state: 'booked',
  holder: 'person',
  sequence: 0,
}
/** What the team's link shows, too. */
const toTeam = {
  ...{ phone: '+1 555 010 0123', organization: 'River School', website: 'https://www.example.org' },
  created_at: '2026-11-19T15:00:00Z',
}
const teamCall = {
  ...call,
  ...toTeam,
  holder: 'team',
  contacts: [
    { form: 'audit', created_at: '2026-10-12T18:30:00+00:00', words: 'Slow pages' },
    { form: 'booking', created_at: '2026-11-19T15:00:00+00:00', words: '' },
  ],
}
const request = {
  ...person,
  ...toTeam,
  form: 'call-request',
  wrote: 'More monthly donors',
  preferred_day: '2026-11-24',
  preferred_part_of_day: 'morning',
  org_type: 'nonprofit',
  current_challenge: null,
  timezone: 'America/Chicago',
  answered: false,
  answered_by_team: false,
}
const refused = (code: string, message: string) => ({ code, message, details: null, hint: null })
const noCall = refused('PT404', 'no_such_call')

const onSchedule = (name: string, open: PageState['open'], path = '/schedule'): PageState => ({
  name: `wizard-${name}`,
  path,
  viewports: ['phone', 'laptop'],
  answers: usual,
  open,
})
const onYourCall = (name: string, answers: object, open: PageState['open']): PageState => ({
  ...onSchedule('', open, `/your-call#${secret}`),
  name: `your-call-${name}`,
  answers: { ...usual, ...answers },
})
const onCall = (name: string, open: PageState['open'], shown: object = call) =>
  onYourCall(name, { call_of: shown, change_call: { ...call, ...booking, sequence: 1 } }, open)

const shows = (role: 'button' | 'heading', name: string) => (page: Page) =>
  page.getByRole(role, { name }).waitFor()

export const schedulerStates: readonly PageState[] = [
  onSchedule('contact', wakeWizard),
  onSchedule('prefilled', shows('button', 'Edit'), prefilledSchedule),
  onSchedule('errors', async (page) => {
    await wakeWizard(page)
    await wizardOf(page).toDates.click()
    await page.getByText('Please fill in all required fields').waitFor()
  }),
  onSchedule('dates', toDates),
  onSchedule('times', toTimes),
  onSchedule('confirm', toConfirm),
  {
    ...onSchedule('time-taken', async (page) => {
      await confirm(page)
      await page.getByText('Booking Failed').waitFor()
    }),
    answers: { ...usual, book_strategy_call: refused('PT409', 'time_taken') },
    trouble: '409 (Conflict)',
  },
  onSchedule('success', async (page) => {
    await confirm(page)
    await shows('button', 'Add to Calendar')(page)
  }),
  onCall('booked', async (page) => {
    await shows('heading', 'Your call is booked')(page)
    await shows('button', 'Add to Calendar')(page)
  }),
  onCall('dates', toNewDates),
  onCall('confirm', toNewTime),
  onCall('moved', async (page) => {
    await toNewTime(page)
    await callOf(page).move.click()
    await page.getByText('Your call has a new time').waitFor()
    await shows('button', 'Add to Calendar')(page)
  }),
  onCall('cancel', async (page) => {
    await callOf(page).cancel.click()
    await callOf(page).note.waitFor()
  }),
  onCall('canceled', shows('button', 'Book Again'), { ...call, state: 'canceled', meeting_link: null }),
  onCall('team', shows('heading', 'About'), teamCall),
  onCall('outcome', shows('button', 'They Did Come'), { ...teamCall, state: 'over', missed: true }),
  {
    ...onYourCall('request', { call_of: noCall, request_of: request }, shows('button', 'Mark as Answered')),
    trouble: '404 (Not Found)',
  },
  {
    ...onYourCall(
      'gone',
      { call_of: noCall, request_of: refused('PT404', 'no_such_request') },
      shows('heading', 'We couldn’t find this call'),
    ),
    trouble: '404 (Not Found)',
  },
]

/** Loads and hydrates the wizard by focusing a field. */
export async function wakeWizard(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First Name' }).focus()
  await takenOver(page, 'booking')
}

async function toDates(page: Page): Promise<void> {
  await wakeWizard(page)
  await fillContact(page)
  await wizardOf(page).toDates.click()
  await wizardOf(page).dates.first().waitFor()
}

async function toTimes(page: Page): Promise<void> {
  await toDates(page)
  await wizardOf(page).dates.first().click()
  await wizardOf(page).timeHeading.waitFor()
}

async function toConfirm(page: Page): Promise<void> {
  await toTimes(page)
  await wizardOf(page).times.nth(1).click()
  await wizardOf(page).confirmHeading.waitFor()
}

async function confirm(page: Page): Promise<void> {
  await toConfirm(page)
  // Takes no presses at first, and Playwright would scroll the page for each try.
  await expect(wizardOf(page).confirmHeading).toHaveCSS('pointer-events', 'auto')
  await wizardOf(page).confirm.click()
}

async function toNewDates(page: Page): Promise<void> {
  await callOf(page).change.click()
  await wizardOf(page).dates.first().waitFor()
}

async function toNewTime(page: Page): Promise<void> {
  await toNewDates(page)
  await chooseDateAndTime(page, { time: 1 })
  await callOf(page).move.waitFor()
}
