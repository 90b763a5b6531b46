import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { oldHashes } from '../content/redirects.ts'
import { hashRedirectScript } from './hash-redirects.ts'

/** The target of the script's redirect; undefined if it does not redirect. */
function sentTo(path: string, fragment: string): string | undefined {
  // Like browsers, the URL parser removes tabs and line breaks.
  const { pathname, search, hash } = new URL(path + fragment, 'https://example.org')
  let to: string | undefined
  const replace = (path: string) => {
    to = path
  }
  runInContext(
    hashRedirectScript,
    createContext({ location: { pathname, search, hash, replace }, addEventListener: () => {} }),
  )
  return to
}

test.each([
  ...Object.entries(oldHashes).map(([hash, path]) => [`#${hash}`, path]),
  ['#/about', '/our-mission'],
  ['#/services/nonprofit-seo', '/services/nonprofit-seo'],
  ['#/schedule?first=Amina', '/schedule?first=Amina'],
  ['#about/', '/our-mission'],
  ['#who-we-help?utm_source=x', '/who-we-help?utm_source=x'],
  ['#services/?utm_source=x&utm_term=a?b', '/services?utm_source=x&utm_term=a?b'],
])('/%s leads to %s', (hash, path) => {
  expect(sentTo('/', hash)).toBe(path)
  expect(sentTo('/who-we-help', hash), 'may be an anchor').toBeUndefined()
})

test('the query of the URL is kept', () => {
  expect(sentTo('/?utm_source=letter', '#services')).toBe('/services?utm_source=letter')
  expect(sentTo('/?utm_source=letter', '#about/?')).toBe('/our-mission?utm_source=letter')
  expect(sentTo('/?utm_source=letter', '#/schedule?first=Amina')).toBe('/schedule?first=Amina')
})

test.each(['', '#', '#/', '#faq', '#toString', '#__proto__', '#Services'])('/%s does not redirect', (hash) =>
  expect(sentTo('/', hash)).toBeUndefined(),
)

test.each([
  '#//other.site',
  '#///other.site',
  '#/\\other.site',
  '#/\\/\\other.site',
  '#/\t//other.site',
  '#/\n/other.site',
  '#/%09//other.site',
])('never leaves the site: %j', (hash) => {
  const to = sentTo('/', hash)
  expect(new URL(to ?? '/', 'https://example.org').origin).toBe('https://example.org')
})
