import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../renderer/build/supported-browsers.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { leadDialog } from './support/dialog-forms.ts'
import { book } from './support/wizard.ts'

const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** MDN's names of browsers, where they differ from those of browserslist. */
const names: Readonly<Record<string, string>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' }

/** Whether one of the oldest supported browsers lacks a feature, or supports it only with a prefix or flag. */
function isMissing(feature: Identifier): boolean {
  const support = feature.__compat?.support as Record<string, SupportStatement> | undefined
  if (!support) return false
  return [...oldestBrowsers()].some(([name, oldest]) => !has(support[names[name] ?? name], oldest))
}

function has(statement: SupportStatement | undefined, oldest: string): boolean {
  if (statement === undefined) return true
  return [statement].flat().some(({ version_added, version_removed, flags, prefix, alternative_name }) => {
    if (flags || prefix || alternative_name || typeof version_added !== 'string') return false
    const since = version_added.replace('≤', '')
    const gone = typeof version_removed === 'string' && !isOlder(oldest, version_removed)
    return since !== 'preview' && !isOlder(oldest, since) && !gone
  })
}

/** As decimal numbers: no browser has a minor version of two digits. */
const isOlder = (version: string, than: string) => Number.parseFloat(version) < Number.parseFloat(than)

/** Members of JavaScript built-ins and Web APIs that some supported browser lacks. */
function newMembers(): string[] {
  const membersOf = (objects: Record<string, Identifier | CompatStatement>) =>
    Object.entries(objects).flatMap(([object, each]) => [
      ...(isMissing(each as Identifier) ? [object] : []),
      ...Object.entries(each as Identifier)
        .filter(([name, member]) => name !== '__compat' && isMissing(member as Identifier))
        .map(([name]) => `${object}.${name}`),
    ])
  // Popover attributes cannot be removed.
  return [...membersOf(compatData.javascript['builtins'] ?? {}), ...membersOf(compatData.api)].filter(
    (path) => !/popover|toggleevent/i.test(path),
  )
}

function removeMembers(paths: readonly string[]): void {
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

/** Even reading these properties throws. */
function blockStorage(): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get })
}

for (const [what, change, members, isNew] of [
  ['without newer built-ins', removeMembers, newMembers(), false],
  ['that blocks site data', blockStorage, [], true],
] as const)
  test(`in a browser ${what}, a form is sent and a call is booked`, async ({ page, context, site }) => {
    await context.addInitScript(change, members)
    const { thanks, open, fillAndSend } = leadDialog(page)
    await open()
    await fillAndSend()
    await expect(thanks).toBeVisible()
    expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(isNew)
    await book(page)
    expect(await site.query('select id from public.leads')).toHaveLength(1)
  })

test('a browser without the dialog element follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'HTMLDialogElement')
  })
  await page.goto('/')
  await page.getByRole('banner').locator('[data-cta=book-call]:visible').click()
  await expect(page).toHaveURL(/\/schedule$/)
})
