import { site } from '../content/site.ts'

/** The site's public address without a trailing slash: SITE_URL at build time, else that of `content/site.ts`. */
export const siteUrl: string = (process.env['SITE_URL'] || site.url).replace(/\/$/, '')

/** A preview build: every page says so, and search engines are told not to index it. */
export const isPreview = Boolean(process.env['SITE_PREVIEW'])

export const absoluteUrl = (path: string): string => (path === '/' ? `${siteUrl}/` : siteUrl + path)
