import type { Page } from '@playwright/test'
import { dropDowns, headerActions } from '../../content/navigation.ts'
import { sendAudit, sendLead } from './fill-forms.ts'
import type { PageState } from './page-states.ts'

const clickFirst = async (page: Page, name: string) => {
  await page.getByRole('link', { name }).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** On a phone the header has no room for the audit: the menu has it. */
const openAudit = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await clickFirst(page, headerActions.audit.label)
}

const openLead = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await clickFirst(page, headerActions.call.label)
}

const both = ['phone', 'desktop'] as const

/** The states of the header and of the dialogs that any page can show. */
export const dialogStates: readonly PageState[] = [
  {
    name: 'menu',
    path: '/services/nonprofit-seo',
    viewports: ['phone'],
    open: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  ...dropDowns.map(
    ({ menu, label }): PageState => ({
      name: `drop-down-${menu}`,
      path: '/services/nonprofit-seo',
      viewports: ['desktop'],
      open: (page) => page.getByRole('button', { name: label }).click(),
    }),
  ),
  { name: 'lead', path: '/our-mission', viewports: both, open: openLead },
  {
    name: 'lead-errors',
    path: '/our-mission',
    viewports: both,
    async open(page) {
      await openLead(page)
      await page.getByRole('button', { name: 'Continue to Scheduler' }).click()
      await page.getByText('Please fix the errors').waitFor()
    },
  },
  {
    name: 'lead-success',
    path: '/our-mission',
    viewports: both,
    async open(page) {
      await openLead(page)
      await sendLead(page)
      await page.getByText('Success!').waitFor()
    },
  },
  { name: 'audit', path: '/our-mission', viewports: both, open: openAudit },
  {
    name: 'audit-errors',
    path: '/our-mission',
    viewports: both,
    async open(page) {
      await openAudit(page)
      await page.getByRole('button', { name: 'Request My Free Audit' }).click()
      await page.getByText('First name is required').waitFor()
    },
  },
  {
    name: 'audit-success',
    path: '/our-mission',
    viewports: both,
    async open(page) {
      await openAudit(page)
      await sendAudit(page)
    },
  },
  {
    name: 'learn-more',
    path: '/services/nonprofit-seo',
    viewports: both,
    async open(page) {
      await page.locator('[data-detail] > summary').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
