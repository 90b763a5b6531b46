import { expect, test } from 'vitest'
import { visitor as person } from '../helpers/fill-forms.ts'
import { outOfView } from '../helpers/out-of-view.ts'
import type { Visitor } from './visitor.ts'

const menuButton = { role: 'button', name: 'Menu', within: 'header' } as const
const call = { role: 'link', name: 'Book Your Free Strategy Call', within: '#site-menu' } as const

/** A busy machine may take its time. */
const patient = { timeout: 15_000 }

/** What goes wrong in one browser and not in another: focus, scrolling, the wheel. */
export function handTests(newcomer: () => Promise<Visitor>): void {
  const arrive = async (path: string, width: number, height: number) => {
    const visitor = await newcomer()
    await visitor.driver.resize(width, height)
    await visitor.open(path)
    return visitor
  }
  const scrolled = (visitor: Visitor) => visitor.driver.run(() => Math.round(scrollY))

  test('a dialog from the phone’s menu has the focus, and closes on Escape, each time', async () => {
    const visitor = await arrive('/our-mission', 390, 844)
    for (let times = 0; times < 3; times++) {
      await visitor.press(menuButton)
      await visitor.press(call)
      await visitor.finds({ role: 'field', name: 'First Name', within: 'dialog[open]' })
      const inside = () => document.querySelector('dialog[open]')?.contains(document.activeElement)
      expect(await visitor.driver.run(inside), `time ${times + 1}`).toBe(true)
      await visitor.key('Escape')
      await visitor.hasFocusOn('Menu')
      expect(await visitor.driver.run(() => document.querySelector('dialog[open]'))).toBeNull()
    }
  })

  test('the Tab key in the header leaves the page where it is', async () => {
    const visitor = await arrive('/services', 1440, 900)
    await visitor.driver.run(() => {
      scrollTo({ top: 900, behavior: 'instant' })
      document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true })
    })
    for (let stops = 0; stops < 5; stops++) {
      await visitor.key('Tab')
      await visitor.driver.run(nextFrames)
      expect(await scrolled(visitor), `stop ${stops + 1}`).toBe(900)
    }
  })

  test.each([
    ['of a phone', 390, 500],
    // What a keyboard on the screen leaves.
    ['of a small phone in landscape with its keyboard open', 667, 150],
  ])(
    'in a window %s a field that gets the focus shows its label, on the page and in a dialog',
    async (_, width, height) => {
      const visitor = await arrive('/contact', width, height)
      await visitor.driver.run(() => {
        const fields = document.querySelectorAll<HTMLElement>(
          'main form input:not([tabindex="-1"]), main textarea',
        )
        fields[fields.length - 1]?.focus()
      })
      for (let stops = 0; stops < 8; stops++) {
        await visitor.driver.press('Tab', { shift: true })
        await expect.poll(() => visitor.driver.run(hiddenOfField), patient).toEqual([])
      }
      await visitor.press({ role: 'link', name: 'Book Your Free Strategy Call', within: 'main' })
      await visitor.press({ role: 'button', name: 'Continue to Scheduler', within: 'dialog[open]' })
      await visitor.hasFocusOn('First Name')
      await expect.poll(() => visitor.driver.run(hiddenOfField), patient).toEqual([])
    },
  )

  const zones = { role: 'list', name: '', within: 'main' } as const
  const toZones = async (width: number, height: number) => {
    const visitor = await arrive('/schedule', width, height)
    await visitor.fill(person, 'main')
    await visitor.press({ role: 'button', name: 'Continue to Date Selection' })
    await visitor.hasFocusOn('Select a Date')
    return visitor
  }

  test('the list of zones opens with the chosen one in view', async () => {
    const visitor = await toZones(1440, 500)
    for (const zone of ['Japan', 'Eastern', 'Australian']) {
      await visitor.press(zones)
      await visitor.sees('Hawaii')
      await expect.poll(() => visitor.driver.run(outOfView), patient).toEqual([])
      await visitor.press({ role: 'choice', name: zone, within: '[role=listbox]' })
    }
  })

  test.each([
    ['turned', 844, 390],
    ['halved by a keyboard', 390, 400],
  ])(
    'the list of zones on a phone that is %s is closed, or all of it can be reached',
    async (_, width, height) => {
      const visitor = await toZones(390, 844)
      await visitor.press(zones)
      await visitor.sees('Hawaii')
      await visitor.driver.resize(width, height)
      await expect.poll(() => visitor.driver.run(listBesideWindow), patient).toEqual([])
      // And the visitor goes on where the list was.
      await visitor.key('Escape')
      await visitor.finds(zones)
    },
  )

  test('the wheel over the open menu of a phone leaves the page where it is', async () => {
    const visitor = await arrive('/our-mission', 390, 500)
    await visitor.driver.run(() => scrollTo({ top: 600, behavior: 'instant' }))
    await visitor.press(menuButton)
    await visitor.finds({ role: 'link', name: 'Who We Help', within: '#site-menu' })
    for (let turns = 0; turns < 4; turns++) {
      await visitor.driver.wheel(200, 300, 600)
      await visitor.driver.run(nextFrames)
    }
    expect(await scrolled(visitor)).toBe(600)
  })
}

/** Runs in the page. Until what a key or the wheel moves has moved. */
function nextFrames(): Promise<boolean> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
}

/** Runs in the page. What of the focused field and its label is not seen: beside the window or under the header. */
function hiddenOfField(): string[] {
  const field = document.activeElement as HTMLInputElement
  const inDialog = field.closest('dialog') !== null
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const top = inDialog ? 0 : Math.max(0, header)
  return [field, ...(field.labels ?? [])]
    .filter((part) => {
      const box = part.getBoundingClientRect()
      return box.top < top - 1 || box.top + Math.min(box.height, 40) > innerHeight + 1
    })
    .map((part) => `${part.tagName} ${part.textContent || field.name} ${part.getBoundingClientRect().top}`)
}

/** Runs in the page. */
function listBesideWindow(): string[] {
  const zones = [...document.querySelectorAll('[role=listbox]')].filter((list) =>
    list.textContent?.includes('Hawaii'),
  )
  return zones
    .map((list) => list.getBoundingClientRect())
    .filter(({ top, bottom }) => top < -1 || bottom > innerHeight + 1)
    .map(({ top, bottom }) => `from ${top} to ${bottom} in ${innerHeight}`)
}
