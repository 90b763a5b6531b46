import type { Page, Request } from '@playwright/test'
import { laterScripts } from '../e2e/support/held-back.ts'
import { fillContact, sendAudit, visitor } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stubSecrets } from '../helpers/stub-backend.ts'
import { toCall, toMoved } from '../helpers/your-call-walk.ts'

/*
 * Blocks each script in turn, as an extension might. The flow must work without it, or show an error and keep what was
 * typed, or let the browser submit the form.
 */

/** How a step may end; in none of them is input lost. */
type End = 'done' | 'error shown' | 'sent by the browser' | 'another page'

/** Matches error messages, and notices that the page shows from the beginning. */
const errorText = /could not|something went wrong|if nothing appears/i
const patience = 10_000
const nothing = async () => {}

/** Runs `act`, then waits for `step` or for another acceptable end. */
async function outcomeOf(
  page: Page,
  act: () => Promise<unknown>,
  step: () => Promise<unknown>,
): Promise<End> {
  const from = new URL(page.url()).pathname
  const words = page
    .locator('[role=alert], [role=status], [role=alertdialog], main p')
    .filter({ hasText: errorText })
    .filter({ visible: true })
  const isPost = (request: Request) => request.isNavigationRequest() && request.method() === 'POST'
  const ends: Promise<End>[] = [
    words
      .first()
      .waitFor({ timeout: patience })
      .then(() => 'error shown' as const),
    page.waitForRequest(isPost, { timeout: patience }).then(() => 'sent by the browser' as const),
    page
      .waitForURL((url) => url.pathname !== from, { timeout: patience })
      .then(() => 'another page' as const),
  ]
  await act()
  return Promise.any([step().then(() => 'done' as const), ...ends])
}

async function contactIsKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(visitor))
    await expect(page.getByRole('textbox', { name: label, exact: true }).first()).toHaveValue(value)
}

/** A dialog that could not submit navigated instead: when reopened, it must still contain what was typed. */
async function reopenedHasWords(page: Page, name: string): Promise<void> {
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name }).click()
  await contactIsKept(page)
}

/** Each flow, with the checks for when it ends early. */
const flows: Record<string, (page: Page) => Promise<void>> = {
  async 'strategy call'(page) {
    await page.goto('/our-mission')
    const call = page.getByRole('banner').getByRole('link', { name: 'Book Your Free Strategy Call' })
    const opened = await outcomeOf(
      page,
      () => call.click(),
      () => page.getByRole('dialog').waitFor(),
    )
    if (opened === 'another page') return expect(page).toHaveURL(/\/schedule$/)
    const dialog = page.getByRole('dialog')
    await fillContact(dialog)
    await dialog.getByText('SEO', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Primary Goal' }).fill('More recurring donors')
    const end = await outcomeOf(
      page,
      () => dialog.getByRole('button', { name: 'Continue to Scheduler' }).click(),
      () => page.getByRole('heading', { name: 'Thank you' }).waitFor(),
    )
    if (end === 'error shown') return contactIsKept(page)
    await page.waitForURL('**/schedule**')
    // After a success, the details go to the wizard through the URL; otherwise the dialog keeps them.
    if (end === 'another page') await reopenedHasWords(page, 'Book Your Free Strategy Call')
  },

  async audit(page) {
    await page.goto('/our-mission')
    const audit = page.getByRole('banner').getByRole('link', { name: 'Get a Fundraising Audit' })
    const opened = await outcomeOf(
      page,
      () => audit.click(),
      () => page.getByRole('dialog').waitFor(),
    )
    if (opened === 'another page') return expect(page).toHaveURL(/\/contact$/)
    const end = await outcomeOf(page, nothing, () => sendAudit(page))
    if (end === 'error shown') return contactIsKept(page)
    if (end === 'another page') return reopenedHasWords(page, 'Get a Fundraising Audit')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  },

  async 'learn more'(page) {
    await page.goto('/services/nonprofit-seo')
    const details = page.locator('[data-detail]').first()
    const summary = details.locator('summary')
    await summary.click()
    await Promise.any([
      page.getByRole('dialog').waitFor(),
      details.locator(':scope > :not(summary)').waitFor(),
    ])
  },

  async wizard(page) {
    await page.goto('/schedule')
    await fillContact(page)
    const first = page.getByRole('option').first()
    const dates = await outcomeOf(
      page,
      () => page.getByRole('button', { name: 'Continue to Date Selection' }).click(),
      () => first.waitFor(),
    )
    if (dates === 'sent by the browser') return
    if (dates === 'error shown') {
      if (await page.getByRole('heading', { name: 'Select a Date' }).isVisible())
        await page.getByRole('button', { name: 'Back to Contact Information' }).click()
      return contactIsKept(page)
    }
    await first.click()
    await page.getByRole('heading', { name: 'Select a Time' }).waitFor()
    await first.click()
    const booked = await outcomeOf(
      page,
      () => page.getByRole('button', { name: 'Confirm Booking' }).click(),
      () => page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor(),
    )
    if (booked === 'error shown') return expect(page.getByText(visitor.Email)).toBeVisible()
    await expect(page.getByRole('link', { name: /^https:\/\/meet/ })).toBeVisible()
    await outcomeOf(page, nothing, () =>
      Promise.all([
        page.waitForEvent('download', { timeout: patience }),
        page.getByRole('button', { name: 'Add to Calendar' }).click(),
      ]),
    )
    await expect(page.getByRole('link', { name: 'Open in Google Calendar' })).toBeVisible()
  },

  async 'your call'(page) {
    await page.goto(`/your-call#${stubSecrets.person}`)
    if ((await outcomeOf(page, nothing, () => toCall(page))) !== 'done') return
    if ((await outcomeOf(page, nothing, () => toMoved(page))) !== 'error shown') return
    // The booked call is still shown.
    await expect(page.locator('main')).toContainText(/call/i)
  },
}

for (const [name, walk] of Object.entries(flows)) {
  test(`${name}, with each of its scripts blocked`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000)
    const walked = async (blocked: string | undefined) => {
      const context = await browser.newContext({ baseURL: baseURL as string, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.setDefaultTimeout(patience)
      const uncaught: string[] = []
      const scripts = new Set<string>()
      page.on('pageerror', (error) => uncaught.push(error.message))
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (request.resourceType() === 'script' || laterScripts.test(request.url())) scripts.add(pathname)
      })
      if (blocked) await page.route(`**${blocked}`, (route) => route.abort('blockedbyclient'))
      try {
        await walk(page)
        return { scripts, wrong: uncaught }
      } catch (error) {
        const said = await page.locator('body').innerText()
        return { scripts, wrong: [...uncaught, (error as Error).message.split('\n')[0], said.slice(-500)] }
      } finally {
        await context.close()
      }
    }
    const whole = await walked(undefined)
    expect(whole.wrong).toEqual([])
    const wrong: Record<string, unknown> = {}
    for (const script of whole.scripts) {
      const { wrong: found } = await walked(script)
      if (found.length > 0) wrong[script] = found
    }
    expect(wrong).toEqual({})
    expect(whole.scripts.size).toBeGreaterThan(1)
  })
}
