import { expect, test } from 'vitest'
import type { Visitor } from './visitor.ts'

const menuButton = { role: 'button', name: 'Menu', within: 'header' } as const
const call = { role: 'link', name: 'Book Your Free Strategy Call', within: '#site-menu' } as const

/** For busy machines. */
const longTimeout = { timeout: 15_000 }

/** Behavior that differs between browsers: focus, scrolling, the wheel. */
export function interactionTests(newVisitor: () => Promise<Visitor>): void {
  const openAt = async (path: string, width: number, height: number) => {
    const visitor = await newVisitor()
    await visitor.driver.resize(width, height)
    await visitor.open(path)
    return visitor
  }
  const scrolled = (visitor: Visitor) => visitor.driver.run(() => Math.round(scrollY))

  test('a dialog opened from the phone menu has focus and closes on Escape, every time', async () => {
    const visitor = await openAt('/our-mission', 390, 844)
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

  test('pressing Tab in the header does not scroll the page', async () => {
    const visitor = await openAt('/services', 1440, 900)
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
    ['a phone', 390, 500],
    ['a small phone in landscape with the on-screen keyboard open', 667, 150],
  ])(
    'on %s a focused field and its label are in view, on the page and in a dialog',
    async (_, width, height) => {
      const visitor = await openAt('/contact', width, height)
      await visitor.driver.run(() => {
        const fields = document.querySelectorAll<HTMLElement>(
          'main form input:not([tabindex="-1"]), main textarea',
        )
        fields[fields.length - 1]?.focus()
      })
      for (let stops = 0; stops < 8; stops++) {
        await visitor.driver.press('Tab', { shift: true })
        await expect.poll(() => visitor.driver.run(hiddenOfField), longTimeout).toEqual([])
      }
      await visitor.press({ role: 'link', name: 'Book Your Free Strategy Call', within: 'main' })
      await visitor.press({ role: 'button', name: 'Continue to Scheduler', within: 'dialog[open]' })
      await visitor.hasFocusOn('First Name')
      await expect.poll(() => visitor.driver.run(hiddenOfField), longTimeout).toEqual([])
    },
  )

  test('the wheel over the open phone menu does not scroll the page', async () => {
    const visitor = await openAt('/our-mission', 390, 500)
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

/** Runs in the page. Waits two frames, until a key or the wheel has scrolled. */
function nextFrames(): Promise<boolean> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
}

/** Runs in the page. The focused field and its label, if outside the window or under the header. */
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
