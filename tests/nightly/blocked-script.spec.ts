import type { Page, Request } from '@playwright/test'
import { laterScripts } from '../e2e/support/held-back.ts'
import { fillContact, sendAudit, visitor } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stubSecrets } from '../helpers/stub-backend.ts'
import { toCall, toMoved } from '../helpers/your-call-walk.ts'

/*
 * An extension blocks one script for ever, whichever: the flow goes on without it, or says what it cannot do and keeps
 * what was typed, or the browser sends the form itself.
 */

/** How a flow may end early; each says that nothing is lost. */
type End = 'done' | 'told' | 'sent by the browser' | 'another page'

/** How trouble is told: in a message, or where the page says from the beginning what to do. */
const told = /could not|something went wrong|if nothing appears/i
const patience = 10_000
const nothing = async () => {}

/** Acts, and goes one step: until it is done, or the flow has ended in a way that a visitor can live with. */
async function either(page: Page, act: () => Promise<unknown>, step: () => Promise<unknown>): Promise<End> {
  const from = new URL(page.url()).pathname
  const words = page
    .locator('[role=alert], [role=status], [role=alertdialog], main p')
    .filter({ hasText: told })
    .filter({ visible: true })
  const isPost = (request: Request) => request.isNavigationRequest() && request.method() === 'POST'
  const ends: Promise<End>[] = [
    words
      .first()
      .waitFor({ timeout: patience })
      .then(() => 'told' as const),
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

/** A dialog that could not send led on to a page: what was typed is in it when it is opened again. */
async function reopenedHasWords(page: Page, name: string): Promise<void> {
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name }).click()
  await contactIsKept(page)
}

/** What is done on a page, and what must hold where that ended early. */
const flows: Record<string, (page: Page) => Promise<void>> = {
  async 'strategy call'(page) {
    await page.goto('/our-mission')
    const call = page.getByRole('banner').getByRole('link', { name: 'Book Your Free Strategy Call' })
    const opened = await either(
      page,
      () => call.click(),
      () => page.getByRole('dialog').waitFor(),
    )
    if (opened === 'another page') return expect(page).toHaveURL(/\/schedule$/)
    const dialog = page.getByRole('dialog')
    await fillContact(dialog)
    await dialog.getByText('SEO', { exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Primary Goal' }).fill('More recurring donors')
    const end = await either(
      page,
      () => dialog.getByRole('button', { name: 'Continue to Scheduler' }).click(),
      () => page.getByRole('heading', { name: 'Thank you' }).waitFor(),
    )
    if (end === 'told') return contactIsKept(page)
    await page.waitForURL('**/schedule**')
    // Done, the address holds the words until the wizard has them; else the dialog has.
    if (end === 'another page') await reopenedHasWords(page, 'Book Your Free Strategy Call')
  },

  async audit(page) {
    await page.goto('/our-mission')
    const audit = page.getByRole('banner').getByRole('link', { name: 'Get a Fundraising Audit' })
    const opened = await either(
      page,
      () => audit.click(),
      () => page.getByRole('dialog').waitFor(),
    )
    if (opened === 'another page') return expect(page).toHaveURL(/\/contact$/)
    const end = await either(page, nothing, () => sendAudit(page))
    if (end === 'told') return contactIsKept(page)
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
    const dates = await either(
      page,
      () => page.getByRole('button', { name: 'Continue to Date Selection' }).click(),
      () => first.waitFor(),
    )
    if (dates === 'sent by the browser') return
    if (dates === 'told') {
      if (await page.getByRole('heading', { name: 'Select a Date' }).isVisible())
        await page.getByRole('button', { name: 'Back to Contact Information' }).click()
      return contactIsKept(page)
    }
    await first.click()
    await page.getByRole('heading', { name: 'Select a Time' }).waitFor()
    await first.click()
    const booked = await either(
      page,
      () => page.getByRole('button', { name: 'Confirm Booking' }).click(),
      () => page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor(),
    )
    if (booked === 'told') return expect(page.getByText(visitor.Email)).toBeVisible()
    await expect(page.getByRole('link', { name: /^https:\/\/meet/ })).toBeVisible()
    await either(page, nothing, () =>
      Promise.all([
        page.waitForEvent('download', { timeout: patience }),
        page.getByRole('button', { name: 'Add to Calendar' }).click(),
      ]),
    )
    await expect(page.getByRole('link', { name: 'Open in Google Calendar' })).toBeVisible()
  },

  async 'your call'(page) {
    await page.goto(`/your-call#${stubSecrets.person}`)
    if ((await either(page, nothing, () => toCall(page))) !== 'done') return
    if ((await either(page, nothing, () => toMoved(page))) !== 'told') return
    // What was booked is still there to be read.
    await expect(page.locator('main')).toContainText(/call/i)
  },
}

for (const [name, walk] of Object.entries(flows)) {
  test(`${name}, with each of its scripts blocked for ever`, async ({ browser, baseURL }) => {
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
