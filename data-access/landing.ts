/*
 * Runs on every page as part of the page script, so it is small; attribution.ts, which loads with the forms, reads what
 * it stores. Nothing that a visitor typed is stored.
 */

/** The key in this tab's sessionStorage. */
export const landingKey = 'landing'

/**
 * The query parameters that say how a visitor came, not who they are: campaign, referrer and click ids, unless the value
 * contains an email address.
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
    // Storage is blocked or full: the visit is then described by the current page only.
  }
}
