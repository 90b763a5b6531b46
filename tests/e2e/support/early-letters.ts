import { expect, type Locator, type Page } from '@playwright/test'
import { takenOver } from '../../helpers/open-page.ts'
import { fieldIn } from './dialog-forms.ts'
import { holdReactBack } from './held-back.ts'

/** A prerendered form that can be used before React hydrates it. */
export type EarlyForm = {
  fields: readonly string[]
  /** Labels of checkboxes to check. */
  areas: readonly string[]
  /** Navigates to its page and opens it. */
  open(page: Page): Promise<Locator>
  /** The name of its island. */
  island: string
}

/** Keys that delete a letter, and insert letters in the middle and at the beginning. */
const keys = [...'spring', 'Backspace', 'ArrowLeft', 'ArrowLeft', ...'ti', 'Home', ...'a-', 'End', ...'4@z']
const typed = 'a-sprtiin4@z'

/** Types into every field four times; React loads at a different keystroke each time. */
export async function expectNoLetterLost(page: Page, form: EarlyForm): Promise<void> {
  const strokes = form.fields.length * keys.length
  for (const part of [0.1, 0.3, 0.5, 0.7]) {
    const letThrough = await holdReactBack(page)
    const opened = await form.open(page)
    for (const area of form.areas) await opened.getByText(area, { exact: true }).click()
    let stroke = 0
    for (const label of form.fields) {
      await fieldIn(opened, label).focus()
      for (const key of keys) {
        if (stroke++ === Math.round(part * strokes)) letThrough()
        await page.keyboard.press(key)
        // A pause, so that React can hydrate between two keystrokes.
        await page.waitForTimeout(8)
      }
    }
    await takenOver(page, form.island)
    await expectTyped(opened, form, typed)
    // React's state has the text too: the next render must not change it.
    await page.keyboard.type('z')
    await expectTyped(opened, form, `${typed}z`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => sessionStorage.clear())
  }
}

/** Expects `typed` in every field, `last` in the last, which has the focus, and checked boxes. */
async function expectTyped(opened: Locator, { fields, areas }: EarlyForm, last: string): Promise<void> {
  for (const label of fields) {
    const isLast = label === fields.at(-1)
    await expect(fieldIn(opened, label)).toHaveValue(isLast ? last : typed)
    if (isLast) await expect(fieldIn(opened, label)).toBeFocused()
  }
  await expect(opened.getByRole('checkbox', { checked: true })).toHaveCount(areas.length)
}
