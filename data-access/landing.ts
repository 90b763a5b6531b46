/*
 * Part of the page script, so it must stay small. attribution.ts, which loads with the forms, reads the stored value.
 * Never stores anything that the visitor typed.
 */

/** The key in this tab's sessionStorage. */
export const landingKey = 'landing'

/**
 * Query parameters that describe the visit rather than the visitor: campaign, referrer and click ids, unless the value
 * contains an email address.
 */
const campaign = /^(utm_|ref=|\w*clid=)(?!.*(@|%40))/

interface LandingPage {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>
  readonly document: { readonly referrer: string }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Stores the landing page and the referrer of this tab's visit. Does nothing on later pages. */
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
    // Storage is blocked or full: attribution will use the current page.
  }
}
