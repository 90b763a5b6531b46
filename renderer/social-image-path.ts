import type { RoutePath } from '../content/routes.ts'

/** Path of a page's social image, 1200 × 630 px; the build draws it there. */
export function socialImagePath(path: RoutePath): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
