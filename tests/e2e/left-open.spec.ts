import { offeredDates } from './support/offered-times.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stubSecrets } from '../helpers/stub-backend.ts'
import { stopClock, toConfirm, toDates } from '../helpers/wizard-walk.ts'

test('a wizard that was left open for 13 hours offers no time that has passed', async ({ page }) => {
  // A Sunday, 10 p.m. in Chicago.
  await page.clock.install({ time: '2026-11-23T04:00:00Z' })
  let now = new Date('2026-11-23T04:00:00Z')
  await page.route('**/rest/v1/rpc/taken_times', (route) =>
    route.fulfill({ json: [], headers: { date: now.toUTCString() } }),
  )
  await page.goto('/schedule')
  await toDates(page)
  const days = page.getByRole('listbox').getByRole('option')
  await expect(days.first()).toHaveAccessibleName(offeredDates(now)[0] ?? '')
  now = new Date('2026-11-23T17:00:00Z')
  await page.clock.fastForward('13:00:00')
  await expect(days.first()).toHaveAccessibleName(offeredDates(now)[0] ?? '')
})

test('what another version of the site has stored is left out, and what was typed is kept', async ({
  page,
}) => {
  test.slow()
  await stopClock(page)
  await page.goto('/schedule')
  await toConfirm(page)
  const { at } = await page.evaluate(() => history.state)
  // Each part is missing, or is something else.
  const { slot, timeZone } = at
  const entries = [
    ...Object.keys(slot).map((part) => ({ at: { ...at, slot: { ...slot, [part]: undefined } } })),
    { at: { ...at, slot: null } },
    { at: { ...at, timeZone: 'Mars/Olympus' } },
    { at: { step: 'confirm', day: slot.date, timeZone } },
    { at: { step: 'time', date: 'soon' } },
    { at: { step: 'success', booking: {}, attendee: {} } },
    { at: { step: 'another' }, secret: 1, previous: {} },
    { at: 'form' },
    'form',
  ]
  const reopen = async (entry: unknown) => {
    await page.evaluate((state) => history.replaceState(state, ''), entry)
    await page.reload()
  }
  for (const entry of entries) {
    await reopen(entry)
    await expect(
      page.getByRole('heading', { name: 'Your contact details' }),
      JSON.stringify(entry),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(/@/)
  }
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage['draft'])
    const values = { ...draft.values, phone: 5 }
    sessionStorage['draft'] = JSON.stringify({ ...draft, values, ids: 'a', locked: 1, lead: null })
  })
  await reopen({ at: { step: 'contact' } })
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(/@/)
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('')

  await page.goto(`/your-call#${stubSecrets.person}`)
  await reopen({ at: { step: 'confirm' }, secret: stubSecrets.person, sequence: 0 })
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible()
})
