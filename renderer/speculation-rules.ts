/**
 * Pages are fetched ahead when a visitor is about to follow a link. Browsers leave it out by themselves where the
 * visitor saves data. Prefetched, never prerendered: a page must not run for somebody who does not see it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[data-cta]' } }] },
      eagerness: 'moderate',
    },
  ],
})
