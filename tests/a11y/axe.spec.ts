import { openWithFonts } from '../helpers/open-page.ts'
import { openState } from '../helpers/open-state.ts'
import { pageStates } from '../helpers/page-states.ts'
import { auditedPages, pagePerTemplate, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { axeFindings } from './axe-run.ts'

const widths = [viewports.phone, viewports.desktop]
/** One page of each accent color: a scheme changes colors, not structure. */
const darkPages = [
  ...pagePerTemplate.map(({ path }) => path),
  '/nonprofit-organizations',
  '/islamic-organizations',
  '/climate-initiatives',
]

for (const viewport of widths) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    for (const { path, name } of auditedPages) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        await openWithFonts(page, path)
        expect(await axeFindings(page)).toEqual([])
      })
    }

    test.describe('dark', () => {
      test.use({ colorScheme: 'dark' })
      for (const path of darkPages) {
        test(`axe finds nothing on ${path} in the dark`, async ({ page }) => {
          await openWithFonts(page, path)
          expect(await axeFindings(page)).toEqual([])
        })
      }
    })
  })
}

for (const state of pageStates) {
  for (const each of state.viewports) {
    // The dark scheme changes colors alone: one width tells.
    const schemes = each === 'desktop' ? (['light', 'dark'] as const) : (['light'] as const)
    for (const colorScheme of schemes) {
      test.describe(() => {
        test.use({ viewport: viewports[each], colorScheme })
        test(`axe finds nothing in the state ${state.name} on a ${each}, ${colorScheme}`, async ({
          page,
          troubles,
        }) => {
          await openState(page, state, troubles)
          expect(await axeFindings(page)).toEqual([])
        })
      })
    }
  }
}
