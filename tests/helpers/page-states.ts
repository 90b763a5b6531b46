import type { Page } from '@playwright/test'
import { dialogStates } from './dialog-states.ts'
import { openWithFonts, takenOver } from './open-page.ts'
import type { PageTroubles } from './page-troubles.ts'
import type { viewports } from './routes.ts'
import { schedulerStates } from './scheduler-states.ts'
import { type StaticSite, shownNow } from './static-site-fixture.ts'

/** A page after an interaction. */
export type PageState = {
  /** The name of its baselines. */
  name: string
  path: string
  viewports: readonly (keyof typeof viewports)[]
  /** What the backend answers. */
  answers?: StaticSite['answers']
  /** Part of the text of an expected browser error. */
  trouble?: string
  /** Brings the open page into the state. */
  open: (page: Page) => Promise<unknown>
}

export const pageStates: readonly PageState[] = [...dialogStates, ...schedulerStates]

export async function openState(
  page: Page,
  site: StaticSite,
  state: PageState,
  troubles: Pick<PageTroubles, 'allow'>,
): Promise<void> {
  if (state.trouble) troubles.allow(state.trouble)
  site.answers = state.answers ?? {}
  await page.clock.setFixedTime(shownNow)
  await openWithFonts(page, state.path)
  await state.open(page)
  // The browser opens the dialog; React hydrates it a moment later.
  if (await page.locator('[data-island=dialogs] dialog[open]').count()) await takenOver(page, 'dialogs')
}
