/**
 * Prefetches a page when a visitor is about to follow a link. Browsers skip this when Save-Data is on. Never prerenders:
 * a page must not run for someone who does not see it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[data-cta]' } }] },
      eagerness: 'moderate',
    },
  ],
})
