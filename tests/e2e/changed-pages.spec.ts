import { changePage } from '../helpers/changed-page.ts'
import { openState, pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'

/* A page belongs to its reader: translators and password managers change it, before React has hydrated it or after. */

test.use({ viewport: viewports.laptop, contextOptions: { reducedMotion: 'reduce' } })

for (const state of pageStates.filter((each) => each.viewports.includes('laptop')))
  test(`state ${state.name} is the same on a changed page`, async ({ context, site, troubles }) => {
    const plain = await context.newPage()
    const warnings: string[] = []
    plain.on('console', (message) => warnings.push(...(message.type() === 'warning' ? [message.text()] : [])))
    await openState(plain, site, state, troubles)
    const expected = await plain.evaluate(seenOnPage)
    expect.soft(await plain.evaluate(textsOfReact), 'an element has one text, or elements').toEqual([])
    expect(
      warnings.filter((text) => text.includes('anew')),
      'hydrated',
    ).toEqual([])
    for (const from of ['start', 'hydration'] as const) {
      const page = await context.newPage()
      await page.addInitScript(changePage, from)
      await openState(page, site, state, troubles)
      await expect.poll(() => page.evaluate(seenOnPage), `changed from the ${from}`).toEqual(expected)
    }
  })

/** Runs in the page. What the visitor sees in the page's main part and its dialog: words, values, and what has the focus. */
function seenOnPage() {
  const parts = [...document.querySelectorAll<HTMLElement>('main, dialog[open]')]
  // Without spaces: where lines break is the browser's choice.
  const wordsOf = (text: string) => text.replace(/[\u200b\s]+/g, '')
  const fields = parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]'),
  ])
  const { activeElement: focused } = document
  return {
    words: parts.map(({ innerText }) => wordsOf(innerText)),
    values: fields.map(({ name, type, checked, value }) => [
      name,
      type === 'checkbox' || type === 'radio' ? checked : value,
    ]),
    focus: wordsOf((focused as HTMLElement | null)?.innerText ?? '') || focused?.getAttribute('name'),
  }
}

/** Runs in the page. The texts that React itself would update, move or remove. None: each is the only child of its element. */
function textsOfReact(): string[] {
  return [...document.querySelectorAll('[data-island]')].flatMap((island) => {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (Object.keys(walker.currentNode).some((key) => key.startsWith('__reactFiber')))
        found.push(`${walker.currentNode.parentElement?.localName}: ${walker.currentNode.textContent}`)
    return found
  })
}
