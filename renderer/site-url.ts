import { site } from '../content/site.ts'

/** The site's public URL without a trailing slash: SITE_URL at build time, or the one in `content/site.ts`. */
export const siteUrl: string = (process.env['SITE_URL'] || site.url).replace(/\/$/, '')

/** A preview build has a note on every page and asks search engines not to index it. */
export const isPreview = Boolean(process.env['SITE_PREVIEW'])

export const absoluteUrl = (path: string): string => (path === '/' ? `${siteUrl}/` : siteUrl + path)

/** The size recommended by the large social networks, in px. */
export const socialImageSize = { width: 1200, height: 630 } as const
