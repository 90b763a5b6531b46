/**
 * Where vike puts what it builds; `renderer/build/build.ts` makes the site of it. It stands beside the sources that it was
 * built from, since copies of a project may share one `node_modules`. The folder may be deleted at any time.
 */
export const builtCode = '.cache/site'

/** The file that has a page's words while documents are rendered. */
export const pageFile = (path: string): string => `${builtCode}/pages/${encodeURIComponent(path)}.json`
