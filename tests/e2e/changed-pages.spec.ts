import { changePage, seenOnPage, textsOfReact } from '../helpers/changed-page.ts'
import { openState, pageStates } from '../helpers/page-states.ts'
import { viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'

/* A page belongs to its reader: translators and password managers change it, before React has hydrated it or after. */

test.use({ viewport: viewports.laptop, contextOptions: { reducedMotion: 'reduce' } })

for (const state of pageStates.filter((each) => each.viewports.includes('laptop')))
  test(`state ${state.name} is the same on a page that others have changed`, async ({
    context,
    site,
    troubles,
  }) => {
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
