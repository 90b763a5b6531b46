import type { Route } from '../model/route.ts'

/** The paths of all indexed pages, including their alternative paths (`alsoAt`). */
export function releasedAddresses(routes: Readonly<Record<string, Route>>): string[] {
  return Object.entries(routes)
    .flatMap(([path, { indexed, alsoAt = [] }]) => (indexed ? [path, ...alsoAt] : []))
    .sort()
}
