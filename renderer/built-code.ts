/** Where vike puts what it builds; `renderer/build/build.ts` makes the site from it. May be deleted at any time. */
export const builtCode = '.cache/site'
