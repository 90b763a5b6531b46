import { site } from '../content/site.ts'

/** The site's public address without a trailing slash: SITE_URL at build time, else that of `content/site.ts`. */
export const siteUrl: string = (process.env['SITE_URL'] || site.url).replace(/\/$/, '')

/** A build to look at, which is no release: it says so on each page, and no search engine may list it. */
export const isPreview = Boolean(process.env['SITE_PREVIEW'])

export const absoluteUrl = (path: string): string => (path === '/' ? `${siteUrl}/` : siteUrl + path)
