import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../content/routes.ts'
import { absoluteUrl } from '../../renderer/site-url.ts'
import { clientDir } from './built-site.ts'

// Its exact text, and that of robots.txt, are in visual-baselines/files.
test('the sitemap lists exactly the indexed pages, by canonical URL', () => {
  const sitemap = readFileSync(join(clientDir, 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  const indexed = Object.entries(routes).flatMap(([path, route]) =>
    route.indexed ? [absoluteUrl(path)] : [],
  )
  expect(listed.toSorted()).toEqual(indexed.sort())
})
