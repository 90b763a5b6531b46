import { ctaGoals } from '../../content/cta-goals.ts'
import { auditDialogWords } from '../../content/form-words.ts'
import type { CtaTag } from '../../content/model/link.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { auditForm, dialogOf, fieldIn, leadForm, openerOf } from './support/dialog-forms.ts'
import { laterScripts } from './support/held-back.ts'
import { wizardOf } from './support/wizard.ts'

test('each call to action opens its form, and analytics get its tag', async ({ page, context, troubles }) => {
  troubles.allow('/nowhere')
  const events = await recordTagFunction(context)
  for (const [path, tag, from, form, event] of [
    ['/', 'book-call', 'banner', leadForm, 'lead_cta_click'],
    ['/', 'book-call', 'main', leadForm, 'lead_cta_click'],
    ['/nowhere', 'book-call', 'banner', leadForm, 'lead_cta_click'],
    ['/', 'fundraising-audit', 'banner', auditForm, 'audit_cta_click'],
    ['/', 'fundraising-audit', 'main', auditForm, 'audit_cta_click'],
  ] as const) {
    await page.goto(path)
    await page.getByRole(from).locator(`[data-cta=${tag}]:visible`).first().click()
    await expect(dialogOf(page, form.title)).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(events.pop()).toEqual({ name: event, parameters: { cta: tag, page: path } })
  }
})

test('a call to action replaces a prefilled goal, but not the visitor’s own text', async ({ page }) => {
  const dialog = dialogOf(page, leadForm.title)
  const goal = fieldIn(dialog, 'Primary Goal')
  const open = async (path: string, tag: CtaTag) => {
    await page.goto(path)
    await page.getByRole('main').locator(`[data-cta=${tag}]:visible`).first().click()
  }
  const expectGoal = async (tag: keyof typeof ctaGoals) => {
    expect(ctaGoals[tag]).toMatch(/^\S+ .+\.$/)
    await expect(goal).toHaveValue(ctaGoals[tag] ?? '')
  }
  await open('/services/volunteer-youth-outreach', 'volunteer-pipeline')
  await expectGoal('volunteer-pipeline')
  await fieldIn(dialog, 'First Name').fill('A')
  await open('/services/fundraising-visibility', 'visibility-engine')
  await expectGoal('visibility-engine')
  await open('/services/fundraising-execution', 'fundraising-specialist')
  await expectGoal('fundraising-specialist')
  await expect(fieldIn(dialog, 'First Name')).toHaveValue('A')
  await goal.fill('My own words')
  await open('/', 'book-call')
  await expect(goal).toHaveValue('My own words')
})

test('an untagged link opens the form that its text names; a tag is enough', async ({ page }) => {
  await page.goto('/privacy-policy')
  for (const [words, form] of [
    ['  schedule your\n free   CONSULTATION now', leadForm],
    ['Book Strategy Call', leadForm],
    ['Book your free consultation', leadForm],
    ['Get Free Website Audit', auditForm],
    ['A free audit', auditForm],
  ] as const) {
    await page.evaluate((text) => {
      const link = Object.assign(document.createElement('a'), { href: '/contact', textContent: text })
      document.querySelector('main h1')?.after(link)
    }, words)
    await page.locator('main h1 + a').click()
    await expect(dialogOf(page, form.title), words).toBeVisible()
    await page.keyboard.press('Escape')
    // Visible while it leaves, it would pass for the next one.
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.evaluate(() => {
    const card = document.createElement('div')
    card.dataset['cta'] = 'free-audit'
    card.append(Object.assign(document.createElement('p'), { textContent: 'Let us look at it' }))
    document.querySelector('main h1')?.after(card)
  })
  await page.getByText('Let us look at it').click()
  await expect(dialogOf(page, auditForm.title)).toBeVisible()
})

test('on /schedule, the call’s button leads to the wizard, with its words, and is counted', async ({
  page,
  context,
}) => {
  const events = await recordTagFunction(context)
  await page.goto('/schedule')
  const { field, contactHeading } = wizardOf(page)
  await field('First Name').fill('Amina')
  await openerOf(page, leadForm).click()
  await expect(contactHeading).toBeFocused()
  await expect(field('First Name')).toHaveValue('Amina')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const parameters = { cta: 'book-call', page: '/schedule' }
  expect(events).toContainEqual({ name: 'lead_cta_click', parameters })
})

test('every way to an audit leads to the audit’s form', async ({ page, troubles }) => {
  troubles.allow('net::ERR_FAILED')
  await page.goto('/')
  const opener = openerOf(page, auditForm)
  // A middle click, and a press without JavaScript, follow the address.
  const address = (await opener.getAttribute('href')) ?? ''
  await opener.click()
  const { lead } = auditDialogWords
  await expect(dialogOf(page, auditForm.title)).toContainText(lead)
  await page.route(laterScripts, (route) => route.abort())
  // If the form cannot be loaded, a press follows it, too.
  await page.goto('/')
  await opener.click()
  await expect(page).toHaveURL(address)
  const form = page.locator('#website-audit')
  await expect(form).toBeInViewport()
  await expect(form).toContainText(lead)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/')
  await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('radio', { name: 'Request a free website audit' })).toBeChecked()
  await expect(page.locator('#message-form')).toBeHidden()
})

test('a modified click is left to the browser, which opens the scheduler in a new tab', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  // Whether the page has taken the click; the tab itself can take minutes to open on a busy machine.
  const taken = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented)
          event.preventDefault()
        }),
      ),
  )
  const opener = openerOf(page, leadForm)
  await expect(opener).toHaveAttribute('href', '/schedule')
  await opener.click({ modifiers: ['ControlOrMeta'] })
  expect(await taken).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
