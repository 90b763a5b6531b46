import type { Browser, Page } from 'playwright'
import { stepHeadingId } from '../../ui/booking/wizard-state.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import type { StaticSite } from '../helpers/static-site.ts'
import { toDates, toTimes } from '../helpers/wizard-walk.ts'
import { pressAndWait } from './press-and-wait.ts'
import { medianOfTen } from './slow-phone.ts'

const timeoutMs = 60_000

/** The time from a click in the wizard until its next step is painted, in ms: medians of ten. */
export async function pressToStep(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const measure = (before: (page: Page) => Promise<void>, pressed: string, heading: string) =>
    medianOfTen(browser, async (page) => {
      page.setDefaultTimeout(timeoutMs)
      await page.goto(`${site.url}/schedule`, { waitUntil: 'networkidle' })
      await before(page)
      return pressAndWait(page, pressed, `#${stepHeadingId}`, heading)
    })
  const submit = '[data-wizard-form] button[type=submit]'
  const option = '[data-island] [role=option]'
  return {
    'to the dates, as soon as the form is filled in': await measure(fillContact, submit, 'Date'),
    'to the dates, once the wizard is hydrated': await measure(fillAndHydrate, submit, 'Date'),
    'from a day to its times': await measure(toDates, option, 'Time'),
    'from a time to the confirmation': await measure(toTimes, option, 'Confirm'),
  }
}

async function fillAndHydrate(page: Page): Promise<void> {
  await fillContact(page)
  await page.getByRole('button', { name: 'Timezone' }).waitFor()
}
