import { expect, type Locator, type Page } from '@playwright/test'
import { type Visitor, visitor } from './visitor.ts'

/** The booking wizard as a visitor sees it: every part by its role and its words. */
export function wizardOf(page: Page) {
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  return {
    field: (label: string): Locator => page.getByRole('textbox', { name: label, exact: true }),
    toDates: page.getByRole('button', { name: 'Continue to Date Selection' }),
    edit: page.getByRole('button', { name: 'Edit', exact: true }),
    zone: page.getByRole('button', { name: /Timezone$/ }),
    dates: page.getByRole('listbox', { name: 'Available dates' }).getByRole('option'),
    times: page.getByRole('listbox', { name: /^Available times/ }).getByRole('option'),
    confirm: page.getByRole('button', { name: 'Confirm Booking' }),
    busy: page.getByRole('button', { name: 'Booking...' }),
    problem: page.getByRole('main').getByRole('alert'),
    chooseAnotherTime: page.getByRole('button', { name: 'Choose another time' }),
    contactHeading: heading('Your contact details'),
    dateHeading: heading('Select a Date'),
    timeHeading: heading('Select a Time'),
    confirmHeading: heading('Confirm Your Booking'),
    successHeading: heading('Booking Confirmed!'),
    back: (to: 'Contact Information' | 'Date Selection' | 'Time Selection') =>
      page.getByRole('button', { name: `Back to ${to}` }),
    /** The value beside a term of the summary. */
    detail: (term: string) =>
      page
        .getByRole('term')
        .filter({ hasText: new RegExp(`^${term}$`) })
        .locator('xpath=following-sibling::dd'),
  }
}

export async function fillContact(page: Page, person: Visitor = visitor()): Promise<void> {
  const { field } = wizardOf(page)
  await field('First Name').fill(person.firstName)
  await field('Last Name').fill(person.lastName)
  await field('Email').fill(person.email)
  await field('Phone').fill(person.phone)
  await field('Organization').fill(person.organization)
}

export interface Chosen {
  /** As the page writes them: `Monday, November 23, 2026` and `9:00 AM`. */
  date: string
  time: string
}

/** From /schedule to the confirm step, with the n-th offered date and time. */
export async function goToConfirm(
  page: Page,
  { person = visitor(), date = 0, time = 0, path = '/schedule' } = {},
): Promise<Chosen> {
  const wizard = wizardOf(page)
  await page.goto(path)
  await fillContact(page, person)
  await wizard.toDates.click()
  const chosen = await chooseDateAndTime(page, { date, time })
  await expect(wizard.confirmHeading).toBeVisible()
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

/** Everything typed is still in the summary of the confirm step. */
export async function expectNothingLost(
  page: Page,
  chosen: Chosen,
  person: Visitor = visitor(),
): Promise<void> {
  const { confirmHeading, detail } = wizardOf(page)
  await expect(confirmHeading).toBeVisible()
  await expect(detail('Name')).toHaveText(`${person.firstName} ${person.lastName}`)
  await expect(detail('Email')).toHaveText(person.email)
  await expect(detail('Phone')).toHaveText(person.phone)
  await expect(detail('Organization')).toHaveText(person.organization)
  await expect(detail('Date')).toHaveText(chosen.date)
  await expect(detail('Time')).toHaveText(chosen.time)
}

async function textOf(option: Locator): Promise<string> {
  return (await option.textContent())?.trim() ?? ''
}
