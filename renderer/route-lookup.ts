import type { Route } from '../content/model/route.ts'
import { type RoutePath, routes } from '../content/routes.ts'

const entries = Object.entries(routes) as [RoutePath, Route][]
const byPath = new Map<string, RoutePath>(
  entries.flatMap(([path, route]) => [path, ...(route.alsoAt ?? [])].map((each) => [each, path] as const)),
)

/** The canonical path of the page at `path`, which may have a trailing slash. */
export function canonicalPath(path: string): RoutePath | undefined {
  return byPath.get(path.length > 1 ? path.replace(/\/$/, '') : path)
}

export const allPaths = (): string[] => [...byPath.keys()]

export function routeTo(template: Route['template']) {
  return ({ urlPathname }: { urlPathname: string }) => {
    const path = canonicalPath(urlPathname)
    return path && routes[path].template === template ? { routeParams: { path } } : false
  }
}

/** The breadcrumb trail of a page, from the home page to the page itself. */
export function ancestors(path: RoutePath): RoutePath[] {
  const { parent }: Route = routes[path]
  if (path === '/') return ['/']
  return [...ancestors((parent ?? '/') as RoutePath), path]
}
