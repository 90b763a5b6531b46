import type { Page } from '@playwright/test'
import { openWithFonts, takenOver } from './open-page.ts'
import type { PageState } from './page-states.ts'
import type { PageTroubles } from './page-troubles.ts'

/** Opens a page and brings it into a state. */
export async function openState(
  page: Page,
  state: PageState,
  troubles: Pick<PageTroubles, 'allow'>,
): Promise<void> {
  if (state.trouble) troubles.allow(state.trouble)
  await state.prepare?.(page)
  await openWithFonts(page, state.path)
  await state.open(page)
  // The browser opens the dialog; React hydrates it a moment later.
  if (await page.locator('[data-island=dialogs] dialog[open]').count()) await takenOver(page, 'dialogs')
}
