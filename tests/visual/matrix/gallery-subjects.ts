import { type Theme, themes } from '../../../content/model/theme.ts'
import { openWithFonts } from '../../helpers/open-page.ts'
import { type ForcedState, forcedStates } from '../drawing/forced-states.ts'
import { drawLooks, type Look, lookName } from '../drawing/looks.ts'
import { drawPdf } from '../drawing/paper.ts'
import { standStill } from '../drawing/stillness.ts'
import type { Subject } from './subject.ts'
import { desktop, galleryWidths, height, phone } from './widths.ts'

const schemes: readonly Look[] = [
  { width: desktop },
  { width: desktop, scheme: 'dark' },
  { width: desktop, scheme: 'forced colors' },
]
const states: readonly Look[] = (Object.keys(forcedStates) as ForcedState[]).flatMap((state) =>
  schemes.map((look) => ({ ...look, state })),
)

/** Themes differ only in colors, so all widths are drawn in one theme. */
const looksOf = (theme: Theme): readonly Look[] =>
  theme === 'mission'
    ? [{ width: phone }, ...galleryWidths.map((width) => ({ width })), ...schemes, ...states]
    : [...schemes.slice(0, 2), ...states.filter(({ scheme, state }) => !scheme && state !== 'disabled')]

/** Together they contain every interactive element and every kind of section. */
const galleries = [
  { name: 'primitives', path: '/gallery' },
  { name: 'sections', path: '/gallery/sections' },
] as const

export const gallerySubjects: readonly Subject[] = galleries.flatMap(({ name, path }) =>
  themes.map((theme) => ({
    name: `gallery/${theme}-${name}`,
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
      // Print must be white even in dark mode.
      await page.emulateMedia({ colorScheme: 'dark' })
      yield* drawPdf(page, await page.pdf({ format: 'Letter' }), 'printed, dark', agreed)
    },
  })),
)
