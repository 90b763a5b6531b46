import { expect, type Locator, type Page } from '@playwright/test'
import { takenOver } from '../../helpers/open-page.ts'
import { fieldIn } from './dialog-forms.ts'
import { holdReactBack } from './held-back.ts'

/** A form that is there before React is, and what can be done in it. */
export type EarlyForm = {
  fields: readonly string[]
  /** Boxes that can be ticked. */
  areas: readonly string[]
  /** Opens it on a new page. */
  open(page: Page): Promise<Locator>
  /** The name of its island. */
  island: string
}

/** With a letter taken back, some put into the middle, and one before the beginning. */
const keys = [...'spring', 'Backspace', 'ArrowLeft', 'ArrowLeft', ...'ti', 'Home', ...'a-', 'End', ...'4@z']
const typed = 'a-sprtiin4@z'

/** Types into every field, over and over: each time React comes at another letter, and a different one is next. */
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
        // As fast as people type, so that React comes between two letters.
        await page.waitForTimeout(8)
      }
    }
    await takenOver(page, form.island)
    await expectTyped(opened, form, typed)
    // React knows it too: what it draws next is the same.
    await page.keyboard.type('z')
    await expectTyped(opened, form, `${typed}z`)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => sessionStorage.clear())
  }
}

/** Every field holds the text, the last one its own, with the focus; and the boxes are ticked. */
async function expectTyped(opened: Locator, { fields, areas }: EarlyForm, last: string): Promise<void> {
  for (const label of fields) {
    const isLast = label === fields.at(-1)
    await expect(fieldIn(opened, label)).toHaveValue(isLast ? last : typed)
    if (isLast) await expect(fieldIn(opened, label)).toBeFocused()
  }
  await expect(opened.getByRole('checkbox', { checked: true })).toHaveCount(areas.length)
}
