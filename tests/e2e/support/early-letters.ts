import { expect, type Locator, type Page } from '@playwright/test'
import fc from 'fast-check'
import { takenOver } from '../../helpers/open-page.ts'
import { holdReactBack } from './late-island.ts'

/** A form that is there before React is, and all that can be typed into it. */
export type EarlyForm = {
  fields: readonly string[]
  /** Boxes that can be ticked. */
  areas: readonly string[]
  /** Opens it on a new page. */
  open(page: Page): Promise<Locator>
  /** The name of its island. */
  island: string
}

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCXYZ0123456789äß@.-')
type Act =
  | { kind: 'type'; letter: string }
  | { kind: 'field'; name: string }
  | { kind: 'tick'; area: string }
  | { kind: 'left' | 'home' | 'backspace' }

const actsIn = ({ fields, areas }: EarlyForm) =>
  fc.oneof<fc.MaybeWeightedArbitrary<Act>[]>(
    { weight: 20, arbitrary: fc.record({ kind: fc.constant('type' as const), letter }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('field' as const), name: fc.constantFrom(...fields) }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'left' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'home' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'backspace' as const }) },
    ...(areas.length > 0
      ? [
          {
            weight: 1,
            arbitrary: fc.record({ kind: fc.constant('tick' as const), area: fc.constantFrom(...areas) }),
          },
        ]
      : []),
  )

/** Types some hundred letters in three goes; in each, React comes at a random moment. */
export async function expectNoLetterLost(page: Page, form: EarlyForm, seed: number): Promise<void> {
  let letters = 0
  let beforeReact = 0
  const plan = fc.record({
    acts: fc.array(fc.tuple(actsIn(form), fc.integer({ min: 0, max: 25 })), { minLength: 50, maxLength: 60 }),
    /** After which act React is let through, on its way to the page while the next ones are done. */
    release: fc.integer({ min: 5, max: 45 }),
  })
  for (const { acts, release } of fc.sample(plan, { seed, numRuns: 3 })) {
    const letThrough = await holdReactBack(page)
    const opened = await form.open(page)
    const model = new FormModel(form)
    await field(opened, form.fields[0] as string).click()
    for (const [index, [each, pause]] of acts.entries()) {
      if (index === release) letThrough()
      if (each.kind === 'type') {
        letters++
        if (index < release) beforeReact++
      }
      await model.perform(page, opened, each)
      if (pause > 5) await page.waitForTimeout(pause)
    }
    await takenOver(page, form.island)
    await model.expectIn(page, opened)
    // React knows it too: what it draws next is the same.
    await page.keyboard.type('z')
    model.insert('z')
    await model.expectIn(page, opened)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(() => sessionStorage.clear())
  }
  expect(letters).toBeGreaterThanOrEqual(100)
  expect(beforeReact).toBeGreaterThan(20)
}

const field = (form: Locator, label: string) => form.getByRole('textbox', { name: label, exact: true })

/** What the form must hold, by the rules of any text field. Email fields have no caret that scripts could read. */
class FormModel {
  #form: EarlyForm
  #field: string
  #texts: Map<string, string>
  #carets: Map<string, number>
  #ticked = new Set<string>()

  constructor(form: EarlyForm) {
    this.#form = form
    this.#field = form.fields[0] as string
    this.#texts = new Map(form.fields.map((name) => [name, '']))
    this.#carets = new Map(form.fields.map((name) => [name, 0]))
  }

  get #text() {
    return this.#texts.get(this.#field) as string
  }
  get #caret() {
    return this.#carets.get(this.#field) as number
  }

  insert(letter: string) {
    this.#texts.set(this.#field, this.#text.slice(0, this.#caret) + letter + this.#text.slice(this.#caret))
    this.#carets.set(this.#field, this.#caret + letter.length)
  }

  async perform(page: Page, form: Locator, each: Act): Promise<void> {
    switch (each.kind) {
      case 'type': {
        // What is not ASCII after an @, browsers write in another way.
        const letter = this.#field === 'Email' ? each.letter.replace(/[^ -~]/, 'x') : each.letter
        this.insert(letter)
        await page.keyboard.insertText(letter)
        break
      }
      case 'field':
        this.#field = each.name
        this.#carets.set(each.name, this.#text.length)
        await field(form, each.name).focus()
        await page.keyboard.press('End')
        break
      case 'left':
        this.#carets.set(this.#field, Math.max(0, this.#caret - 1))
        await page.keyboard.press('ArrowLeft')
        break
      case 'home':
        this.#carets.set(this.#field, 0)
        await page.keyboard.press('Home')
        break
      case 'backspace':
        if (this.#caret > 0) {
          this.#texts.set(this.#field, this.#text.slice(0, this.#caret - 1) + this.#text.slice(this.#caret))
          this.#carets.set(this.#field, this.#caret - 1)
        }
        await page.keyboard.press('Backspace')
        break
      case 'tick': {
        if (!this.#ticked.delete(each.area)) this.#ticked.add(each.area)
        await form.getByText(each.area, { exact: true }).click()
        // A press on a box takes the focus; back to where letters go.
        await field(form, this.#field).focus()
        await page.keyboard.press('End')
        this.#carets.set(this.#field, this.#text.length)
      }
    }
  }

  async expectIn(page: Page, form: Locator): Promise<void> {
    for (const [name, text] of this.#texts) await expect(field(form, name)).toHaveValue(text)
    for (const area of this.#form.areas) {
      await expect(form.getByRole('checkbox', { name: area })).toBeChecked({
        checked: this.#ticked.has(area),
      })
    }
    await expect(field(form, this.#field)).toBeFocused()
    const caret = await page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart)
    if (caret !== null) expect(caret).toBe(this.#caret)
  }
}
