import type { Browser, Page } from 'playwright'
import { stepHeadingId } from '../../ui/booking/wizard-state.ts'
import { fillContact } from '../helpers/fill-forms.ts'
import type { StaticSite } from '../helpers/static-site.ts'
import { toDates } from '../helpers/wizard-walk.ts'
import { median, onSlowPhone } from './slow-phone.ts'

type Press = {
  path: string
  /** Runs before the page opens. */
  prepare?: (page: Page) => Promise<unknown>
  /** Runs before the press. */
  before?: (page: Page) => Promise<void>
  /** The selectors of what is pressed (its first match) and of what it shows, with a text that this contains. */
  pressed: string
  shown: string
  saying?: string
}

const dialog = {
  path: '/our-mission',
  pressed: '[data-cta=book-call]:visible',
  shown: 'dialog[open]',
}
const wizard = { path: '/schedule', shown: `#${stepHeadingId}` }

const presses: Readonly<Record<string, Press>> = {
  'dialog, nothing fetched before the press': {
    ...dialog,
    // With Save-Data, nothing is fetched before the press.
    prepare: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  },
  'dialog, page idle': dialog,
  'from the contact step to the dates': {
    ...wizard,
    before: fillContact,
    pressed: '[data-wizard-form] button[type=submit]',
    saying: 'Date',
  },
  'from a day to its times': {
    ...wizard,
    before: toDates,
    pressed: '[data-island] [role=option]',
    saying: 'Time',
  },
}

/** The time from a press until what it shows is painted, in ms: medians of ten, each on a new phone. */
export async function pressTimes(browser: Browser, site: StaticSite): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  for (const [name, { path, prepare, before, ...press }] of Object.entries(presses)) {
    const times: number[] = []
    for (let run = 0; run < 10; run++) {
      times.push(
        await onSlowPhone(browser, async (page) => {
          page.setDefaultTimeout(60_000)
          await prepare?.(page)
          await page.goto(site.url + path, { waitUntil: 'networkidle' })
          await before?.(page)
          return pressAndWait(page, press)
        }),
      )
    }
    medians[name] = Math.round(median(times))
  }
  return medians
}

/** Measured by the page's own clock, which excludes Playwright's round trips. */
async function pressAndWait(
  page: Page,
  { pressed, shown, saying = '' }: Pick<Press, 'pressed' | 'shown' | 'saying'>,
): Promise<number> {
  const duration = await page.evaluateHandle(
    ([selector, text]) => {
      let began = 0
      addEventListener('click', () => (began = performance.now()), { capture: true, once: true })
      const painted = new Promise<number>((done) => {
        const look = () => {
          const element = document.querySelector(selector)
          // One frame later, it has been painted.
          if (began > 0 && element?.checkVisibility() && element.textContent.includes(text))
            requestAnimationFrame(() => done(performance.now() - began))
          else requestAnimationFrame(look)
        }
        look()
      })
      // In an object, since Playwright would wait for a bare promise.
      return { painted }
    },
    [shown, saying] as const,
  )
  await page.locator(pressed).first().dispatchEvent('click')
  return duration.evaluate(({ painted }) => painted)
}
