import type { Route } from '../model/route.ts'

/** Every address that the public can find: the pages' own and their second ones. */
export function releasedAddresses(routes: Readonly<Record<string, Route>>): string[] {
  return Object.entries(routes)
    .flatMap(([path, { indexed, alsoAt = [] }]) => (indexed ? [path, ...alsoAt] : []))
    .sort()
}
