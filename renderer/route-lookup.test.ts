import { expect, test } from 'vitest'
import { allPaths, canonicalPath } from './route-lookup.ts'

// tests/build/documents.test.ts opens every path.
test('a path is found with and without a trailing slash, and no other is', () => {
  for (const path of allPaths().slice(1)) expect(canonicalPath(`${path}/`)).toBe(canonicalPath(path))
  for (const path of [
    '/nowhere',
    '/services//',
    '',
    '/SERVICES',
    '/toString',
    '/services/nonprofit-seo/more',
  ])
    expect(canonicalPath(path), path).toBeUndefined()
})
