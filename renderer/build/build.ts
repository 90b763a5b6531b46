import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../content/model/site.ts'
import { redirects as contentRedirects } from '../../content/redirects.ts'
import { routes } from '../../content/routes.ts'
import { site } from '../../content/site.ts'
import { builtCode } from '../built-code.ts'
import { allPaths } from '../route-lookup.ts'
import { absoluteUrl, isPreview, siteUrl } from '../site-url.ts'
import { buildCode } from './built-code.ts'
import { compressFiles } from './compress-files.ts'
import { writeDocuments } from './document-policies.ts'
import { notFoundPath, renderDocuments } from './documents.ts'
import { writeHostFiles } from './host-files.ts'
import { MadeOnce } from './made-once.ts'
import { readPages } from './read-pages.ts'
import { securityHeaders } from './security-headers.ts'
import { shortenChunkLists } from './shorten-chunk-lists.ts'
import { SiteFiles } from './site-files.ts'
import { sitemap } from './sitemap.ts'
import { writeSocialImages } from './social-images.ts'
import { webManifest } from './web-manifest.ts'

/*
 * `npm run build`, after `content/release.ts`: reads the pages, has vike build the code, renders the documents, and
 * writes into `dist/client` what a host needs: documents with their policies, headers, redirects, sitemap.xml,
 * robots.txt, the web manifest and social images, and all of that compressed. What has not changed since the last build
 * comes from `.cache` and `node_modules/.cache`.
 */

const dist = 'dist'
const client = join(dist, 'client')
const { analytics }: Site = site
const elsewhere = { backendUrl: process.env['VITE_SUPABASE_URL'], analytics }

const { pages, modules } = await readPages()
const codeKey = await buildCode(modules)
const documents = await renderDocuments([...allPaths(), notFoundPath], pages, codeKey)

const siteFiles = new SiteFiles(client, join(builtCode, 'site-files.json'))
const madeOnce = new MadeOnce()
cpSync(join(builtCode, 'client'), client, { recursive: true })
// Which script asks for which: for those who count bytes.
cpSync(join(builtCode, 'assets.json'), join(dist, 'assets.json'))
const scripts = await writeDocuments(documents, elsewhere, siteFiles)
shortenChunkLists(client)

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

await writeSocialImages(pages, siteFiles, madeOnce)
await compressFiles(client, siteFiles, madeOnce)
await madeOnce.close()
siteFiles.close()
