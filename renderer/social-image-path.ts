import type { RoutePath } from '../content/routes.ts'

/** The size recommended by the large social networks, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const

/** The path of a page's social image, which the build draws. */
export function socialImagePath(path: RoutePath): string {
  return `/social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
