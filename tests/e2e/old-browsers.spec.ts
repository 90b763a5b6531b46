import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import { compatData, withoutFeature } from '../build/browser-support.ts'
import { sendLead } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { toSuccess } from '../helpers/wizard-walk.ts'

/** Members of JavaScript built-ins and Web APIs that some supported browser lacks. */
function newMembers(): string[] {
  const membersOf = (objects: Record<string, Identifier | CompatStatement>) =>
    Object.entries(objects).flatMap(([object, each]) => [
      ...(withoutFeature(each as Identifier).length > 0 ? [object] : []),
      ...Object.entries(each as Identifier)
        .filter(([name, member]) => name !== '__compat' && withoutFeature(member as Identifier).length > 0)
        .map(([name]) => `${object}.${name}`),
    ])
  // Popover attributes cannot be removed.
  return [...membersOf(compatData.javascript['builtins'] ?? {}), ...membersOf(compatData.api)].filter(
    (path) => !/popover|toggleevent/i.test(path),
  )
}

function removeMembers(paths: string[]): void {
  const all = globalThis as unknown as Record<string, Record<string, unknown> & { prototype?: object }>
  for (const path of paths) {
    const [object = '', member] = path.split('.')
    const [name = '', isStatic] = member?.split('_static') ?? []
    const owner = isStatic === undefined ? (all[object]?.prototype ?? all[object]) : all[object]
    if (!member) Reflect.deleteProperty(all, object)
    else if (owner) Reflect.deleteProperty(owner, name)
    if (object === 'Window') Reflect.deleteProperty(all, name)
  }
}

test('in a browser without newer built-ins, the forms and the wizard work', async ({ page }) => {
  const unsupported = newMembers()
  expect(unsupported.length).toBeGreaterThan(100)
  await page.addInitScript(removeMembers, unsupported)
  await page.goto('/schedule')
  expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
  await toSuccess(page)
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name: 'Book Your Free Strategy Call' }).click()
  await sendLead(page)
})

test('a browser without the dialog element follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  })
  await page.goto('/')
  await page.getByRole('banner').locator('[data-cta=book-call]:visible').click()
  await expect(page).toHaveURL(/\/schedule$/)
})
