import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectStatus, fillAndSend, leadForm, openForm } from './support/dialog-forms.ts'
import { countBookings } from './support/other-visitor.ts'
import { book } from './support/wizard.ts'

/** Runs in the page. If site data is blocked, even reading these properties throws. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

test('if storage throws, the strategy-call form is sent and a call is booked', async ({
  page,
  context,
  site,
}) => {
  await context.addInitScript(blockStorage)
  const dialog = await openForm(page, leadForm)
  const opening = context.waitForEvent('page')
  await fillAndSend(page, dialog, leadForm)
  await expectStatus(page, 'Success!')
  expect(await site.query('select id from public.leads')).toHaveLength(1)
  await book(await opening)
  expect(await countBookings(site)).toBe(1)
})
