import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { redirects as contentRedirects } from '../../content/redirects.ts'
import { routes } from '../../content/routes.ts'
import { builtCode } from '../built-code.ts'
import { allPaths } from '../route-lookup.ts'
import { absoluteUrl, isPreview, siteUrl } from '../site-url.ts'
import { renderDocuments, writeDocuments } from './documents.ts'
import { filesBelow } from './files-below.ts'
import { writeIcons } from './icons.ts'
import { writePictures } from './pictures.ts'

/*
 * The last step of `npm run build`, after `content/release.ts` has checked the content and `vike build` has compiled
 * the code. It renders the documents and writes `dist/client`: documents with their policies, headers, redirects,
 * sitemap.xml, robots.txt, icons and social images, with compressed copies of all text files.
 */

const dist = 'dist'
// It says what a start has built; a build by hand may have other settings.
rmSync(join(dist, 'built-from'), { force: true })
const served = join(dist, 'client')
// Built beside it, since a running site keeps serving the old one meanwhile.
const client = `${served}.new`
const replaced = `${served}.old`

// Set before React is imported; otherwise it would render in development mode.
process.env['NODE_ENV'] = 'production'
const documents = await renderDocuments([...allPaths()])

for (const left of [client, replaced]) rmSync(left, { recursive: true, force: true })
cpSync(join(builtCode, 'client'), client, { recursive: true })
// The import graph of the scripts, for the byte budgets (tests/build/byte-budgets.test.ts).
cpSync(join(builtCode, 'assets.json'), join(dist, 'assets.json'))
writeDocuments(client, documents, process.env['VITE_SUPABASE_URL'])

const headers = [
  {
    path: '/*',
    headers: {
      // Everything else is in each document's own policy, because headers share the first TCP flight with it.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      // Mailboxes in a browser show the tiles of our mails.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      ...(isPreview ? { 'X-Robots-Tag': 'noindex' } : {}),
    },
  },
  { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  // Any origin: a form's answer comes from the functions, and uses the same fonts.
  {
    path: '/fonts/*',
    headers: { 'Cache-Control': 'public, max-age=604800', 'Access-Control-Allow-Origin': '*' },
  },
]
const redirects = contentRedirects.map((redirect) => ({ ...redirect, status: 301 }))
const headerLines = (rules: object) => Object.entries(rules).map(([name, value]) => `\n  ${name}: ${value}`)
// For static hosts, and as JSON for any other server.
writeFileSync(
  join(client, '_headers'),
  headers.map(({ path, headers }) => path + headerLines(headers).join('')).join('\n\n'),
)
writeFileSync(
  join(client, '_redirects'),
  redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join(''),
)
writeFileSync(join(dist, 'headers.json'), JSON.stringify(headers, null, 2))
writeFileSync(join(dist, 'redirects.json'), JSON.stringify(redirects, null, 2))

const indexed = Object.entries(routes).flatMap(([path, route]) => (route.indexed ? [path] : []))
writeFileSync(join(client, 'sitemap.xml'), sitemap(indexed.map(absoluteUrl)))
writeFileSync(join(client, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)

writeIcons(client)
await writePictures(client)
await compressFiles()
if (existsSync(served)) renameSync(served, replaced)
renameSync(client, served)
rmSync(replaced, { recursive: true, force: true })

function sitemap(urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Writes a `.br` and a `.gz` next to each text file; the server chooses by Accept-Encoding. */
async function compressFiles(): Promise<void> {
  const files = filesBelow(client).filter((file) => /\.(html|js|css|svg|xml|txt|json)$/.test(file))
  // In parallel: Node compresses in its thread pool.
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text))
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
