/**
 * Prefetches a page when a visitor is about to follow a link. Browsers skip this if Save-Data is on. Does not
 * prerender, because that would run the scripts of pages that the visitor may never see.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[data-cta]' } }] },
      eagerness: 'moderate',
    },
  ],
})
