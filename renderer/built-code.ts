/** vike's output folder, from which `renderer/build/build.ts` generates the site. Safe to delete. */
export const builtCode = '.cache/site'
