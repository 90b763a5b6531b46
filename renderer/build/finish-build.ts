import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../../content/routes.ts'
import { absoluteUrl, isPreview, siteUrl } from '../site-url.ts'
import { compressFiles } from './compress-files.ts'
import { filesBelow } from './files-below.ts'
import { securityHeaders } from './security-headers.ts'
import { shortenStyleNames } from './shorten-style-names.ts'
import { sitemap } from './sitemap.ts'
import { writeSocialImages } from './social-images.ts'
import { webManifest } from './web-manifest.ts'

/*
 * `npm run build`, second half: what only the finished documents can tell. Writes the headers (with the hashes of
 * every inline style and script), the redirects, sitemap.xml, robots.txt and the web manifest, draws the social images,
 * and compresses what a server sends.
 */

const dist = 'dist'
const client = join(dist, 'client')

shortenStyleNames(client)

const documents = filesBelow(client)
  .filter((file) => file.endsWith('.html'))
  .map((file) => readFileSync(file, 'utf8'))

const headers = [
  { path: '/*', headers: securityHeaders(documents, process.env['VITE_SUPABASE_URL']) },
  ...(isPreview ? [{ path: '/*', headers: { 'X-Robots-Tag': 'noindex' } }] : []),
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=604800' } },
]
writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
writeFileSync(
  join(client, '_headers'),
  headers
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n'),
)

/** Addresses that people try. */
const redirects = [
  { from: '/index.html', to: '/', status: 301 },
  { from: '/blog', to: '/resources', status: 301 },
  { from: '/sitemap', to: '/sitemap.xml', status: 301 },
]
writeFileSync(join(dist, 'redirects.json'), JSON.stringify(redirects, null, 2))
writeFileSync(
  join(client, '_redirects'),
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
)

const indexed = Object.entries(routes).flatMap(([path, route]) => (route.indexed ? [path] : []))
writeFileSync(join(client, 'sitemap.xml'), sitemap(indexed.map(absoluteUrl)))
writeFileSync(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
writeFileSync(join(client, 'site.webmanifest'), webManifest())

await writeSocialImages(client)
compressFiles(client)
