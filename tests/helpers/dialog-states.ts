import type { Page } from '@playwright/test'
import { dropDowns, headerActions } from '../../content/navigation.ts'
import { fillContact } from './fill-forms.ts'
import { takenOver } from './open-page.ts'
import type { PageState } from './page-states.ts'

/**
 * Opens a dialog from the header, or from the menu on a phone, and waits until React has hydrated it: whether a button is
 * pressed before or after that decides whether React Aria draws the focus as moved by keyboard.
 */
const openByHeader = (label: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: label }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await takenOver(page, 'dialogs')
}
const openAudit = openByHeader(headerActions.audit.label)
const openLead = openByHeader(headerActions.call.label)

const onPage =
  (path: string) =>
  (name: string, viewports: PageState['viewports'], open: PageState['open']): PageState => ({
    name,
    path,
    viewports,
    open,
  })
const onSeo = onPage('/services/nonprofit-seo')
const onMission = (name: string, open: PageState['open']) =>
  onPage('/our-mission')(name, ['phone', 'laptop'], open)

export const dialogStates: readonly PageState[] = [
  onSeo('scrolled', ['phone', 'laptop'], (page) => page.evaluate(() => scrollTo(0, 700))),
  onSeo('menu', ['phone'], (page) => page.getByRole('button', { name: 'Menu', exact: true }).click()),
  ...dropDowns.map(({ menu, label }) =>
    onSeo(`drop-down-${menu}`, ['laptop', 'desktop'], async (page) => {
      await page.getByRole('button', { name: label }).click()
      // On a busy machine, Playwright scrolls to find out whether a press reaches the fixed header.
      await page.evaluate(() => scrollTo(0, 0))
    }),
  ),
  onMission('lead', openLead),
  onMission('lead-errors', async (page) => {
    await openLead(page)
    await page.getByRole('button', { name: 'Continue to Scheduler' }).click()
    await page.getByText('Please fix the errors').waitFor()
  }),
  onMission('lead-success', async (page) => {
    await openLead(page)
    const dialog = page.getByRole('dialog')
    await fillContact(dialog)
    await dialog.getByRole('checkbox', { name: 'SEO' }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Primary Goal' }).fill('More recurring donors')
    await dialog.getByRole('button', { name: 'Continue to Scheduler' }).click()
    await page.getByText('Success!').waitFor()
  }),
  onMission('audit', openAudit),
  onMission('audit-success', async (page) => {
    await openAudit(page)
    const dialog = page.getByRole('dialog')
    await fillContact(dialog)
    await dialog.getByRole('textbox', { name: 'Website URL' }).fill('https://example.org')
    await dialog.getByRole('button', { name: 'Request My Free Audit' }).click()
    await dialog.getByRole('heading', { name: 'Thank You' }).waitFor()
  }),
  onSeo('learn-more', ['phone', 'laptop', 'desktop'], async (page) => {
    await page.locator('[data-detail] > summary').first().click()
    await page.getByRole('dialog').waitFor()
  }),
  onSeo('faq', ['phone', 'laptop'], (page) => page.locator('details[name] > summary').first().click()),
]
