import { type Theme, themes } from '../../../content/model/theme.ts'
import { openWithFonts } from '../../helpers/open-page.ts'
import { forcedStates } from '../drawing/forced-states.ts'
import { drawLooks, type Look, lookName, schemes } from '../drawing/looks.ts'
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

/** The gallery, which has every interactive element there is: in every theme, scheme and state. */
export const sheetSubjects: readonly Subject[] = themes.map((theme) => ({
  name: `sheets/${theme}`,
  path: '/gallery',
  ...(theme === 'mission' && { picture: lookName({ width: desktop }) }),
  texts: [],
  async *draw({ page, agreed }) {
    await page.setViewportSize({ width: phone, height })
    await openWithFonts(page, '/gallery')
    await page.evaluate((name) => {
      document.body.dataset['theme'] = name
    }, theme)
    await standStill(page)
    yield* drawLooks(page, looksOf(theme), { agreed, height })
  },
}))
