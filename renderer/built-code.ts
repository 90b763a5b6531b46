/** vike's output folder; `renderer/build/build.ts` makes the site from it. May be deleted at any time. */
export const builtCode = '.cache/site'
