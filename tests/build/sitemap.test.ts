import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../content/routes.ts'
import { absoluteUrl, siteUrl } from '../../renderer/site-url.ts'
import { clientDir } from './built-site.ts'

const read = (name: string) => readFileSync(join(clientDir, name), 'utf8')

test('the sitemap lists exactly the indexed pages, by canonical URL', () => {
  const sitemap = read('sitemap.xml')
  expect(sitemap).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n( {2}<url><loc>[^<>&\s]+<\/loc><\/url>\n)+<\/urlset>\n$/,
  )
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  const indexed = Object.entries(routes).flatMap(([path, route]) =>
    route.indexed ? [absoluteUrl(path)] : [],
  )
  expect(listed.toSorted()).toEqual(indexed.sort())
})

test('robots.txt allows all crawlers and links the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
})
