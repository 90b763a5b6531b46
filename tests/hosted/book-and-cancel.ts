import type { Page } from 'playwright'
import type { HostedStack } from './stack.ts'

const person = {
  'First Name': 'Amina',
  'Last Name': 'Okafor',
  Email: 'amina@example.net',
  Phone: '+1 555 010 0100',
}

/** As a visitor does, from the scheduler to the link in the mail. @throws Error when the call is not booked, then cancelled */
export async function bookAndCancel(page: Page, { mail, sql }: HostedStack): Promise<void> {
  await page.goto('/schedule')
  for (const [label, value] of Object.entries(person)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  }
  await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByRole('listbox', { name: 'Available dates' }).getByRole('option').first().click()
  await page
    .getByRole('listbox', { name: /^Available times/ })
    .getByRole('option')
    .first()
    .click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor()

  const mails = (await mail.list()).filter(({ envelope }) => envelope.to.includes(person.Email))
  const link = mails.flatMap(({ text }) => text.match(/https?:\S+\/your-call#\S+/) ?? [])[0]
  if (!link) throw new Error('There is no link in the mail.')
  await page.goto(link)
  // The first press asks for a note to the team.
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await page.getByRole('textbox', { name: /^A note to/ }).fill('A rehearsal')
  await page.getByRole('button', { name: 'Cancel the call' }).click()
  await page.getByRole('heading', { name: 'This call is canceled' }).waitFor()
  const [booking] = await sql`select cancelled_at from public.bookings where email = ${person.Email}`
  if (!booking?.['cancelled_at']) throw new Error('The call is not cancelled in the database.')
}
