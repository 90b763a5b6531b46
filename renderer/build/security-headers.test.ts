import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const documents = [
  '<style>.a{}</style><script>run()</script><script type="speculationrules">{}</script>',
  '<style>.a{}</style><style>.b{}</style><script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>',
]

function policy(backendUrl?: string): Map<string, string[]> {
  const header = securityHeaders(documents, backendUrl)['Content-Security-Policy'] ?? ''
  return new Map(
    header.split('; ').map((entry) => {
      const [directive = '', ...sources] = entry.split(' ')
      return [directive, sources]
    }),
  )
}

test('every inline style and script is named by its hash, once; data is not run and needs none', () => {
  const styles = policy().get('style-src') ?? []
  expect(styles).toEqual(expect.arrayContaining(["'self'", hash('.a{}'), hash('.b{}')]))
  expect(new Set(styles).size).toBe(styles.length)
  const scripts = policy().get('script-src') ?? []
  expect(scripts.toSorted()).toEqual(["'self'", hash('run()'), hash('{}')].sort())
})

test('nothing is allowed by keyword or wildcard', () => {
  const sources = [...policy().values()].flat()
  expect(sources.filter((source) => /unsafe|\*/.test(source))).toEqual([])
  expect(policy().get('default-src')).toEqual(["'none'"])
  expect(policy().get('frame-ancestors')).toEqual(["'none'"])
  expect(policy().get('base-uri')).toEqual(["'none'"])
})

test('the browser may talk to the site, and to a backend elsewhere by its origin alone', () => {
  expect(policy().get('connect-src')).toEqual(["'self'"])
  expect(policy('https://abc.supabase.co/rest/v1').get('connect-src')).toEqual([
    "'self'",
    'https://abc.supabase.co',
  ])
})

test('the order of the documents changes nothing', () => {
  expect(securityHeaders(documents.toReversed(), undefined)).toEqual(securityHeaders(documents, undefined))
})
