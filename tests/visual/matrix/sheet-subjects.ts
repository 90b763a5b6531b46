import { type Theme, themes } from '../../../content/model/theme.ts'
import { openWithFonts } from '../../helpers/open-page.ts'
import { forcedStates } from '../drawing/forced-states.ts'
import { drawLooks, type Look, lookName, schemes } from '../drawing/looks.ts'
import { drawPdf, printed } from '../drawing/paper.ts'
import { standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'
import { desktop, height, phone, sheetWidths } from './widths.ts'

const looks: readonly Look[] = schemes.flatMap((scheme) => [
  { width: phone, scheme },
  { width: desktop, scheme },
  ...forcedStates.map((state) => ({ width: desktop, scheme, state })),
])
const looksOf = (theme: Theme): readonly Look[] =>
  theme === 'mission' ? [...looks, ...sheetWidths.map((width) => ({ width }))] : looks

/** The gallery, which has every interactive element there is: in every theme, scheme and state; and printed from the dark scheme. */
const sheets = [
  { name: 'primitives', path: '/gallery' },
  { name: 'sections', path: '/gallery/sections' },
] as const
const themed = sheets.flatMap((sheet) => themes.map((theme) => ({ ...sheet, theme })))

export const sheetSubjects: readonly Subject[] = themed.map(({ name, path, theme }) => ({
  name: `sheets/${theme}-${name}`,
  path,
  ...(theme === 'mission' && { picture: lookName({ width: desktop }) }),
  texts: [],
  async *draw({ page, agreed }) {
    await page.setViewportSize({ width: phone, height })
    await openWithFonts(page, path)
    await page.evaluate((name) => {
      document.body.dataset['theme'] = name
    }, theme)
    await standStill(page)
    yield* drawLooks(page, looksOf(theme), { agreed, height })
    if (theme !== 'mission') return
    // Paper is white whatever the screen is.
    await page.emulateMedia({ colorScheme: 'dark' })
    yield* drawPdf(page, await printed(page), 'printed, dark', agreed)
  },
}))
