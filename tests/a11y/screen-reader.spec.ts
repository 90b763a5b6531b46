import { headerActions } from '../../content/navigation.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stopClock, toConfirm, toDates, toSuccess, toTimes, wakeWizard } from '../helpers/wizard-walk.ts'
import { transcriptOf } from './transcript.ts'

const wizard = '[data-island=booking]'
const transcriptFile = (name: string) => ['transcripts', `${name}.txt`]

const steps = { contact: wakeWizard, dates: toDates, times: toTimes, confirm: toConfirm, success: toSuccess }

for (const [step, reach] of Object.entries(steps)) {
  test(`a screen reader user hears the wizard's ${step} step`, async ({ page }) => {
    await stopClock(page)
    await page.goto('/schedule')
    await reach(page)
    expect(await transcriptOf(page, wizard)).toMatchSnapshot(transcriptFile(`wizard-${step}`))
  })
}

test('a screen reader user hears the errors in the wizard', async ({ page }) => {
  await page.goto('/schedule')
  await wakeWizard(page)
  await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
  await page.getByText('First name is required').waitFor()
  expect(await transcriptOf(page, wizard)).toMatchSnapshot(transcriptFile('wizard-errors'))
})

test('a screen reader user hears the lead form and its errors', async ({ page }) => {
  await page.goto('/our-mission')
  await page.getByRole('banner').getByRole('link', { name: headerActions.call.label }).click()
  await page.getByRole('dialog').waitFor()
  expect(await transcriptOf(page, 'dialog[open]')).toMatchSnapshot(transcriptFile('lead'))
  await fillContact(page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Continue to Scheduler' }).click()
  await page.getByText('Please select at least one area').waitFor()
  expect(await transcriptOf(page, 'dialog[open]')).toMatchSnapshot(transcriptFile('lead-errors'))
})
