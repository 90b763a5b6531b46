import { visitor, visitorQuery } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { wizardOf } from './support/wizard.ts'

test('details from the URL are locked until Edit, and kept out of URLs', async ({ page, context, site }) => {
  const addresses: string[] = []
  const events = await recordTagFunction(context, addresses)
  const wizard = wizardOf(page)
  await page.goto(`/schedule?utm_source=letter&${visitorQuery}&utm_medium=post`)
  const address = '/schedule?utm_source=letter&utm_medium=post'
  for (const [label, value] of Object.entries(visitor)) {
    const field = wizard.field(label)
    await expect(field).toHaveValue(value)
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toBeEnabled()
  }
  await expect(page).toHaveURL(`${site.url}${address}`)
  await wizard.field('Last Name').focus()
  await page.keyboard.type('x')
  await expect(wizard.field('Last Name')).toHaveValue(visitor['Last Name'])

  // A reload keeps it prefilled, and analytics report that.
  await page.reload()
  await wizard.edit.click()
  await expect(wizard.field('First Name')).toBeFocused()
  await expect(wizard.edit).toBeHidden()
  for (const label of Object.keys(visitor)) await expect(wizard.field(label)).toBeEditable()

  const view = { name: 'schedule_viewed', parameters: { page: '/schedule', prefilled: true } }
  expect(events.slice(0, 2)).toEqual([view, view])
  expect(JSON.stringify(events)).not.toContain(visitor.Email)
  expect(new Set(addresses)).toEqual(new Set([`${site.url}${address}`]))
})

test('an invalid locked value is unlocked, so that it can be corrected', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule?first=A&last=B&email=nonsense&phone=1')
  await wizard.toDates.click()
  await expect(wizard.field('Email')).toBeFocused()
  await expect(wizard.field('Email')).toHaveAccessibleDescription(/valid email address/)
  await expect(page.getByText('Please fill in all required fields')).toBeHidden()
  await wizard.field('Email').fill('a.b@example.org')
  await wizard.toDates.click()
  await expect(wizard.dateHeading).toBeVisible()
  // The link of somebody else keeps nothing of the first person.
  await page.goto('/schedule?first=C&email=c@example.net')
  await expect(wizard.field('First Name')).toHaveValue('C')
  await expect(wizard.field('Phone')).toHaveValue('')
})
