import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../content/model/site.ts'
import { redirects as contentRedirects } from '../../content/redirects.ts'
import { routes } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { absoluteUrl, isPreview, siteUrl } from '../site-url.ts'
import { compressFiles } from './compress-files.ts'
import { writeDocumentPolicies } from './document-policies.ts'
import { filesBelow } from './files-below.ts'
import { writeHostFiles } from './host-files.ts'
import { MadeOnce } from './made-once.ts'
import { securityHeaders } from './security-headers.ts'
import { shortenChunkLists } from './shorten-chunk-lists.ts'
import { sitemap } from './sitemap.ts'
import { writeSocialImages } from './social-images.ts'
import { webManifest } from './web-manifest.ts'

/*
 * `npm run build`, second half: what only the finished documents can tell. Writes each document's policy, the headers,
 * the redirects, sitemap.xml, robots.txt and the web manifest, draws the social images, and compresses what a server
 * sends.
 */

const dist = 'dist'
const client = join(dist, 'client')
const { analytics }: Site = site
const elsewhere = { backendUrl: process.env['VITE_SUPABASE_URL'], analytics }

shortenChunkLists(client)
const documents = filesBelow(client).filter((file) => file.endsWith('.html'))
const scripts = writeDocumentPolicies(documents, elsewhere)

writeHostFiles(dist, {
  headers: [
    {
      path: '/*',
      headers: {
        ...securityHeaders(scripts, elsewhere),
        ...(isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=604800' } },
  ],
  redirects: contentRedirects.map((redirect) => ({ ...redirect, status: 301 })),
})

const indexed = Object.entries(routes).flatMap(([path, route]) => (route.indexed ? [path] : []))
writeFileSync(join(client, 'sitemap.xml'), sitemap(indexed.map(absoluteUrl)))
writeFileSync(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
writeFileSync(join(client, 'site.webmanifest'), webManifest())

const madeOnce = new MadeOnce()
await writeSocialImages(client, madeOnce)
await compressFiles(client, madeOnce)
await madeOnce.close()
