import { expect, type Page } from '@playwright/test'

/** Expects a toast with this title and description, in its landmark region. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('alertdialog', { name: title })
  await expect(toast.first()).toBeVisible()
  if (description) await expect(toast.first()).toContainText(description)
}
