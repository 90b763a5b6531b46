/*
 * Runs on every page before any intent, inside the page's only script: it is small, and leaves the reading to
 * attribution.ts, which loads with the forms. What it stores holds nothing that a visitor typed.
 */
import { personalParameter } from './personal-parameter.ts'

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
      const { origin, pathname, search } = new URL(page.location.href)
      const query = new URLSearchParams(search)
      for (const [name, value] of new URLSearchParams(search)) {
        if (personalParameter.test(name) || value.includes('@')) query.delete(name)
      }
      const [referrer] = page.document.referrer.split('?')
      storage.setItem(landingKey, JSON.stringify([`${origin}${pathname}?${query}`, referrer]))
    }
  } catch {
    // Storage is blocked or full: the visit is then described by the present page alone.
  }
}
