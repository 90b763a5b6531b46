/*
 * Runs on every page before any intent, inside the page's only script: it has no imports, and leaves
 * all reading and cleaning to attribution.ts, which loads with the forms.
 */

/** The key in this tab's sessionStorage. */
export const landingKey = 'landing'

interface LandingPage {
  readonly location: { readonly href: string }
  readonly document: { readonly referrer: string }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Remembers the first page of this tab's visit and what led to it. Does nothing on later pages. */
export function rememberLanding(page: LandingPage): void {
  try {
    const storage = page.sessionStorage
    if (!storage.getItem(landingKey)) {
      storage.setItem(landingKey, JSON.stringify([page.location.href, page.document.referrer]))
    }
  } catch {
    // Storage is blocked or full: the visit is then described by the present page alone.
  }
}
