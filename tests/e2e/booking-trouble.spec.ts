import { expect, test } from '../helpers/local-site-fixture.ts'
import {
  databaseDown,
  mailDown,
  noResponse,
  offline,
  responsesLost,
  type Trouble,
} from './support/backend-troubles.ts'
import { personAndTeamMail } from './support/mails.ts'
import { countBookings } from './support/other-visitor.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

const bookingCall = '**/rest/v1/rpc/book_strategy_call'
const failed = ['Booking Failed', 'Please try again or contact us directly.'] as const

const emptyResponse: Trouble = async (page) => {
  await page.route(bookingCall, async (route) => route.fulfill({ response: await route.fetch(), json: {} }))
  return () => page.unroute(bookingCall)
}

type Failure = {
  begin: Trouble
  allowed: string[]
  toast?: readonly [string, string]
  problem: string
}
const failures: Record<string, Failure> = {
  'the response was lost': {
    begin: responsesLost(bookingCall),
    allowed: ['net::ERR_CONNECTION_RESET'],
    problem: 'We could not reach our server.',
  },
  'the response is empty': {
    begin: emptyResponse,
    allowed: [],
    toast: ['Your call may be booked', 'Please check your email or try again.'],
    problem: 'it will not be booked twice',
  },
  'the server does not respond': {
    begin: noResponse(bookingCall),
    allowed: [],
    problem: 'Our server took too long to answer.',
  },
  'no mail could be sent': { begin: mailDown, allowed: ['status of 502'], problem: 'Your time is held' },
  'the database is down': {
    begin: databaseDown,
    allowed: ['status of 503'],
    problem: 'Something went wrong on our side.',
  },
  'the visitor is offline': { begin: offline, allowed: [], problem: 'please check your connection' },
}

for (const [name, { begin, allowed, toast = failed, problem }] of Object.entries(failures)) {
  test(`a booking fails because ${name}: the page says so, and a retry books once`, async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(...allowed)
    const wizard = wizardOf(page)
    const chosen = await goToConfirm(page)
    const end = await begin(page, site)
    await wizard.confirm.click()
    await expectToast(page, ...toast)
    await expect(wizard.problem).toContainText(problem)
    await expectNothingLost(page, chosen)
    await end()
    // Hovering keeps the toast open, but it must be gone when the booking is confirmed.
    const message = page.getByRole('alertdialog', { name: toast[0] })
    await message.hover()
    await wizard.confirm.press('Enter')
    await expectToast(page, 'Booking Confirmed!')
    await expect(message).toHaveCount(0)
    await expect(wizard.successHeading).toBeVisible()
    expect(await countBookings(site)).toBe(1)
    await personAndTeamMail(site, visitor().email)
  })
}
