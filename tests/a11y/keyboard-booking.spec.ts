import type { Page } from '@playwright/test'
import { visitor } from '../helpers/fill-forms.ts'
import { takenOver } from '../helpers/open-page.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stopClock } from '../helpers/wizard-walk.ts'

/** Presses Tab until the element with this role and name has focus. */
async function tabTo(
  page: Page,
  role: 'textbox' | 'button' | 'option',
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
  for (let pressed = 0; pressed < 60; pressed++) {
    await page.keyboard.press('Tab')
    if (await wanted.count()) return
  }
  throw new Error(`No ${role} ${name} within 60 Tab presses`)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('a keyboard user books a call', async ({ page }) => {
  await stopClock(page)
  await page.goto('/schedule')

  for (const [label, value] of Object.entries(visitor)) {
    await tabTo(page, 'textbox', label)
    await page.keyboard.type(value)
  }
  // Until React has hydrated the wizard, the zone is a native select.
  await takenOver(page, 'booking')
  await tabTo(page, 'button', /Timezone/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Central Time', selected: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Timezone' })).toContainText('Eastern Time')
  await expect(page.getByRole('button', { name: 'Timezone' })).toBeFocused()
  await tabTo(page, 'button', 'Continue to Date Selection')
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Select a Date')).toBeFocused()
  await tabTo(page, 'option', 'Monday, November 23, 2026')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('option', { name: 'Tuesday, November 24, 2026' })).toBeFocused()
  // A screen reader user does not perceive the grid's columns, so Down means the next day.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Wednesday, November 25, 2026' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Tuesday, November 24, 2026' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Select a Time')).toBeFocused()
  await tabTo(page, 'option', '9:00 AM')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('option', { name: '9:45 AM' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heading(page, 'Confirm Your Booking')).toBeFocused()
  await tabTo(page, 'button', 'Confirm Booking')
  await page.keyboard.press('Space')

  await expect(heading(page, 'Booking Confirmed!')).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: '9:45 AM' })).toContainText('Eastern Time')
})
