import type { RoutePath } from '../content/routes.ts'

/** The size that the large social networks ask for, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** Path of a page's social image; the build draws it there. */
export function socialImagePath(path: RoutePath): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
