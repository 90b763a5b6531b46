/*
 * Runs on every page before any intent, inside the page's only script: it is small, and leaves the reading to
 * attribution.ts, which loads with the forms. What it stores holds nothing that a visitor typed.
 */

/** The key in this tab's sessionStorage. */
export const landingKey = 'landing'

/**
 * What of an address says how a visitor came, and nothing of who it is: the campaign, a referring name, a click's id; not
 * where an e-mail address stands in it.
 */
const campaign = /^(utm_|ref=|\w*clid=)(?!.*(@|%40))/

interface LandingPage {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  readonly document: { readonly referrer: string }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Remembers the first page of this tab's visit and what led to it. Does nothing on later pages. */
export function rememberLanding(page: LandingPage): void {
  try {
    const { sessionStorage, location, document } = page
    if (!sessionStorage.getItem(landingKey)) {
      const query = location.search
        .slice(1)
        .split('&')
        .filter((pair) => campaign.test(pair))
      const address = `${location.origin + location.pathname}?${query.join('&')}`
      sessionStorage.setItem(landingKey, JSON.stringify([address, document.referrer.split('?')[0]]))
    }
  } catch {
    // Storage is blocked or full: the visit is then described by the present page alone.
  }
}
