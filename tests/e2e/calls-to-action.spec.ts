import { ctaGoals } from '../../content/cta-goals.ts'
import type { CtaTag } from '../../content/model/link.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { auditTitle, dialogOf, leadTitle } from './support/dialogs.ts'
import { holdBack, laterScripts } from './support/held-back.ts'
import { leadField } from './support/lead-form.ts'

const callActions = [
  { path: '/', tag: 'book-call', from: 'banner' },
  { path: '/', tag: 'book-call', from: 'main' },
  { path: '/services/volunteer-youth-outreach', tag: 'volunteer-pipeline', from: 'main' },
  { path: '/services/fundraising-visibility', tag: 'visibility-engine', from: 'main' },
  { path: '/services/fundraising-execution', tag: 'fundraising-specialist', from: 'main' },
  { path: '/nowhere', tag: 'book-call', from: 'banner' },
] as const

for (const { path, tag, from } of callActions) {
  test(`${tag} in the ${from} of ${path} opens the strategy-call form`, async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow('/nowhere')
    const events = await recordTagFunction(context)
    await page.goto(path)
    await page.getByRole(from).locator(`[data-cta=${tag}]:visible`).first().click()
    const dialog = dialogOf(page, leadTitle)
    const primaryGoal = leadField(dialog, 'Primary Goal')
    const written = tag === 'book-call' ? '' : (ctaGoals[tag] ?? 'no goal')
    await expect(primaryGoal).toHaveValue(written)
    if (tag !== 'book-call') expect(written).toMatch(/^\w+ .+\.$/)
    await primaryGoal.fill('Something else')
    await expect(primaryGoal).toHaveValue('Something else')
    await expect(page).toHaveURL(path)
    expect(events).toEqual([{ name: 'lead_cta_click', parameters: { cta: tag, page: path } }])
  })
}

test('what one call to action wrote makes way for the next; what the visitor wrote stays', async ({
  page,
}) => {
  const dialog = dialogOf(page, leadTitle)
  const open = async (path: string, tag: CtaTag) => {
    await page.goto(path)
    await page.getByRole('main').locator(`[data-cta=${tag}]:visible`).first().click()
  }
  await open('/services/volunteer-youth-outreach', 'volunteer-pipeline')
  await leadField(dialog, 'First Name').fill('A')
  await open('/services/fundraising-visibility', 'visibility-engine')
  await expect(leadField(dialog, 'First Name')).toHaveValue('A')
  await expect(leadField(dialog, 'Primary Goal')).toHaveValue(ctaGoals['visibility-engine'] ?? '')
  await leadField(dialog, 'Primary Goal').fill('My own words')
  await open('/', 'book-call')
  await expect(leadField(dialog, 'Primary Goal')).toHaveValue('My own words')
})

const auditActions = [
  { path: '/', tag: 'fundraising-audit', from: 'banner' },
  { path: '/', tag: 'fundraising-audit', from: 'main' },
] as const

for (const { path, tag, from } of auditActions) {
  test(`${tag} in the ${from} of ${path} opens the audit form`, async ({ page, context }) => {
    const events = await recordTagFunction(context)
    await page.goto(path)
    await page.getByRole(from).locator(`[data-cta=${tag}]:visible`).first().click()
    await expect(dialogOf(page, auditTitle)).toBeVisible()
    expect(events).toEqual([{ name: 'audit_cta_click', parameters: { cta: tag, page: path } }])
  })
}

for (const [words, title] of [
  ['  schedule your\n free   CONSULTATION now', leadTitle],
  ['Book Strategy Call', leadTitle],
  ['Book your free consultation', leadTitle],
  ['Get Free Website Audit', auditTitle],
  ['A free audit', auditTitle],
] as const) {
  test(`an untagged link that says “${words.replace(/\s+/g, ' ').trim()}” opens the form`, async ({
    page,
  }) => {
    await page.goto('/privacy-policy')
    await page.evaluate((text) => {
      const link = document.createElement('a')
      link.href = '/contact'
      link.textContent = text
      document.querySelector('main h1')?.after(link)
    }, words)
    await page.locator('main h1 + a').click()
    await expect(dialogOf(page, title)).toBeVisible()
  })
}

test('any element with a tag opens its form, not links and buttons alone', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.evaluate(() => {
    const card = document.createElement('div')
    card.dataset['cta'] = 'free-audit'
    card.append(Object.assign(document.createElement('p'), { textContent: 'Let us look at it' }))
    document.querySelector('main h1')?.after(card)
  })
  await page.getByText('Let us look at it').click()
  await expect(dialogOf(page, auditTitle)).toBeVisible()
})

test('a keyboard user opens the form with Enter', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).focus()
  await page.keyboard.press('Enter')
  await expect(dialogOf(page, leadTitle)).toBeVisible()
})

test('a press before the form has been fetched is not lost', async ({ page }) => {
  await page.goto('/')
  const letThrough = await holdBack(page, laterScripts)
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  letThrough()
  await expect(dialogOf(page, leadTitle)).toBeVisible()
})

test('a press with Ctrl opens the scheduler in a new tab instead', async ({ page, context }) => {
  // A busy machine takes its time for another tab.
  test.setTimeout(90_000)
  await page.goto('/')
  const opening = context.waitForEvent('page', { timeout: 60_000 })
  // The driven browser does not always show what a background tab has received, so the request has to do.
  const asking = context.waitForEvent('request', (request) => request.isNavigationRequest())
  await page
    .getByRole('banner')
    .getByRole('link', { name: leadTitle })
    .click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await asking).url()).pathname).toBe('/schedule')
  expect(await opening).not.toBe(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('when the form cannot be fetched, the link leads to a page that does the same', async ({
  page,
  troubles,
}) => {
  troubles.allow('net::ERR_FAILED')
  await page.route(laterScripts, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expect(page).toHaveURL(/\/schedule$/)
  await page.getByRole('banner').getByRole('link', { name: 'Get a Fundraising Audit' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})
