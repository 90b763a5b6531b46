import { expect, test } from '../helpers/local-site-fixture.ts'
import { offeredDates } from './support/offered-times.ts'
import { book, goToConfirm, toDates, wizardOf } from './support/wizard.ts'
import { callOf, linkFor } from './support/your-call.ts'

test('a wizard left open for 13 hours offers what the server’s time allows', async ({ page }) => {
  await page.clock.install({ time: '2025-11-23T04:00:00Z' })
  // A Sunday, 10 p.m. in Chicago.
  let now = new Date('2026-11-23T04:00:00Z')
  // The first answer, for the wrong year, only says what time it is.
  const wednesday = { starts_at: '2026-11-25T06:00:00Z', ends_at: '2026-11-26T06:00:00Z', away: false }
  await page.route('**/rest/v1/rpc/taken_times', (route) => {
    const isRight = route.request().postDataJSON().from_instant > '2026'
    return route.fulfill({ json: isRight ? [wednesday] : [], headers: { date: now.toUTCString() } })
  })
  await toDates(page)
  const { dates } = wizardOf(page)
  await expect(dates.first()).toHaveAccessibleName(offeredDates(now)[0] ?? '')
  await expect(dates.nth(2)).toHaveAccessibleName(offeredDates(now)[3] ?? '')
  now = new Date('2026-11-23T17:00:00Z')
  await page.clock.fastForward('13:00:00')
  await expect(dates.first()).toHaveAccessibleName(offeredDates(now)[0] ?? '')
})

test('what another version has stored is left out; typed words are kept', async ({
  page,
  site,
  troubles,
}) => {
  const { contactHeading, dateHeading, dates, field, toDates: toContinue } = wizardOf(page)
  await goToConfirm(page)
  const { at } = await page.evaluate(() => history.state)
  // Each part is missing, or is something else.
  const entries = [
    ...Object.keys(at.slot).map((part) => ({ at: { ...at, slot: { ...at.slot, [part]: undefined } } })),
    { at: { ...at, timeZone: 'Mars/Olympus' } },
    { at: { step: 'time', date: 'soon' } },
    { at: { step: 'success', booking: {}, attendee: {} } },
    { at: { step: 'another' }, secret: 1, previous: {} },
    'form',
  ]
  const reopen = async (entry: unknown) => {
    await page.evaluate((state) => history.replaceState(state, ''), entry)
    await page.reload()
  }
  for (const entry of entries) {
    await reopen(entry)
    await expect(contactHeading, JSON.stringify(entry)).toBeVisible()
    await expect(field('Email')).toHaveValue(/@/)
  }
  await page.evaluate(() => {
    const draft = JSON.parse(sessionStorage['draft'])
    const values = { ...draft.values, phone: 5 }
    sessionStorage['draft'] = JSON.stringify({ ...draft, values, ids: 'a', locked: 1, lead: null })
  })
  await reopen({ at: { step: 'contact' } })
  await expect(field('Email')).toHaveValue(/@/)
  await expect(field('Phone')).toHaveValue('')
  await field('Phone').fill('1')
  await toContinue.click()
  await expect(dateHeading).toBeVisible()
  // A step that cannot be drawn says so.
  troubles.allow('no format')
  await page.evaluate(() =>
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('no format')
      },
    }),
  )
  await dates.first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })).toBeVisible()

  await page.goto('/resources')
  await book(page)
  const link = await linkFor(site, 'person')
  await page.goto(link)
  await reopen({ at: { step: 'confirm' }, secret: link.split('#')[1], sequence: 0 })
  await expect(callOf(page).booked).toBeVisible()
})
