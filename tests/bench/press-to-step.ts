import type { Browser, Page } from 'playwright'
import { stepHeadingId } from '../../ui/booking/wizard-state.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import type { StaticSite } from '../helpers/static-site.ts'
import { toDates, toTimes } from '../helpers/wizard-walk.ts'
import { pressAndWait } from './press-and-wait.ts'
import { medianOfTen } from './slow-phone.ts'

const slowly = 60_000

/** From a press in the wizard to its next step on the screen, in ms: medians of ten. */
export async function pressToStep(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const measure = (before: (page: Page) => Promise<void>, pressed: string, heading: string) =>
    medianOfTen(browser, async (page) => {
      page.setDefaultTimeout(slowly)
      await page.goto(`${site.url}/schedule`, { waitUntil: 'networkidle' })
      await before(page)
      return pressAndWait(page, pressed, `#${stepHeadingId}`, heading)
    })
  const onward = '[data-wizard-form] button[type=submit]'
  const option = '[data-island] [role=option]'
  return {
    'to the dates, pressed as soon as the form is filled in': await measure(fillContact, onward, 'Date'),
    'to the dates, once the wizard is awake': await measure(filledAndAwake, onward, 'Date'),
    'from a day to its times': await measure(toDates, option, 'Time'),
    'from a time to the confirmation': await measure(toTimes, option, 'Confirm'),
  }
}

async function filledAndAwake(page: Page): Promise<void> {
  await fillContact(page)
  await page.getByRole('button', { name: 'Timezone' }).waitFor()
}
