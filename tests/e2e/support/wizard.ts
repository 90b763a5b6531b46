import { expect, type Locator, type Page } from '@playwright/test'
import type { LocalSite } from '../../../supabase/local/local-site.ts'
import { storeCall } from '../../database/support/stored-rows.ts'
import { fillContact } from '../../helpers/fill-forms.ts'
import { contactFields } from './visitor.ts'

export function wizardOf(page: Page) {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  return {
    field: (label: string): Locator => page.getByRole('textbox', { name: label, exact: true }),
    toDates: page.getByRole('button', { name: 'Continue to Date Selection' }),
    edit: page.getByRole('button', { name: 'Edit', exact: true }),
    zone: page.getByRole('combobox', { name: 'Timezone' }),
    dates: page.getByRole('list', { name: 'Available dates' }).getByRole('button'),
    times: page.getByRole('list', { name: /^Available times/ }).getByRole('button'),
    confirm: page.getByRole('button', { name: 'Confirm Booking' }),
    busy: page.getByRole('button', { name: 'Booking...' }),
    problem: page.getByRole('main').getByRole('alert'),
    chooseAnotherTime: page.getByRole('button', { name: 'Choose Another Time' }),
    contactHeading: heading('Your contact details'),
    dateHeading: heading('Select a Date'),
    timeHeading: heading('Select a Time'),
    confirmHeading: heading('Confirm Your Booking'),
    successHeading: heading('Booking Confirmed!'),
    back: (to: 'Contact Information' | 'Date Selection' | 'Time Selection') =>
      page.getByRole('button', { name: `Back to ${to}` }),
    /** The time of a booked call, as the confirmation says it: `Mon, Nov 23, 9:00 AM Central`. */
    booked: ({ date, time }: Chosen) => {
      const short = date.replace(/^(\w{3})\w*, (\w{3})\w* (\d+), \d+$/, '$1, $2 $3')
      return page.getByText(`${short}, ${time}`)
    },
    /** The value beside a term of the summary. */
    detail: (term: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::dd'),
  }
}

interface Chosen {
  /** As displayed: `Monday, November 23, 2026` and `9:00 AM`. */
  date: string
  time: string
}

export async function toDates(page: Page): Promise<void> {
  await page.goto('/schedule')
  await fillContact(page, contactFields())
  await wizardOf(page).toDates.click()
}

/** From /schedule to the confirm step, with the n-th offered date and time. */
export async function goToConfirm(page: Page, { date = 0, time = 0 } = {}): Promise<Chosen> {
  await toDates(page)
  const chosen = await chooseDateAndTime(page, { date, time })
  await expect(wizardOf(page).confirmHeading).toBeVisible()
  return chosen
}

export async function book(page: Page): Promise<Chosen> {
  const chosen = await goToConfirm(page)
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).successHeading).toBeVisible()
  return chosen
}

export async function chooseDateAndTime(page: Page, { date = 0, time = 0 } = {}): Promise<Chosen> {
  const wizard = wizardOf(page)
  const chosenDate = await textOf(wizard.dates.nth(date))
  await wizard.dates.nth(date).click()
  const chosenTime = await textOf(wizard.times.nth(time))
  await wizard.times.nth(time).click()
  return { date: chosenDate, time: chosenTime }
}

/** Expects everything typed and chosen in the summary of the confirm step. */
export async function expectNothingLost(page: Page, chosen: Chosen): Promise<void> {
  const { confirmHeading, detail } = wizardOf(page)
  await expect(confirmHeading).toBeVisible()
  const { 'First Name': first, 'Last Name': last, ...others } = contactFields()
  const details = { Name: `${first} ${last}`, ...others, Date: chosen.date, Time: chosen.time }
  for (const [term, value] of Object.entries(details)) await expect(detail(term)).toHaveText(value)
}

/** The accessible name. */
export async function textOf(option: Locator): Promise<string> {
  return /"(.*)"/.exec(await option.ariaSnapshot())?.[1] ?? ''
}

export async function bookForSomebodyElse({ query }: LocalSite, { date, time }: Chosen): Promise<void> {
  // Without the weekday of `Monday, November 23, 2026`, for PostgreSQL.
  const wall = `${date.replace(/^\w+, /, '')} ${time}`
  const [row] = await query<{ at: Date }>("select $1::timestamp at time zone 'America/Chicago' as at", [wall])
  await storeCall(query, row?.at ?? '')
}
