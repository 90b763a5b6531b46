import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { everyDocument, siteDir } from './built-site.ts'

// What a policy refuses fails every browser test that opens the page (tests/helpers/page-troubles.ts).
describe.each(everyDocument)('%s', (_, { root, html }) => {
  const [meta, ...others] = root.querySelectorAll('meta[http-equiv]')
  const directives = (meta?.getAttribute('content') ?? '').split(';').map((entry) => entry.split(' '))
  const policy = new Map(directives.map(([directive = '', ...sources]) => [directive, sources]))

  test('has one policy, before anything else in the head', () => {
    expect(html).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" /i,
    )
    expect(others).toEqual([])
  })

  test('allows no unsafe keyword or wildcard, and requires Trusted Types', () => {
    expect([...policy.values()].flat().filter((source) => /unsafe|\*|^https?:$|^data:/.test(source))).toEqual(
      [],
    )
    expect(policy.get('default-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    // Not covered by default-src.
    expect(policy.get('form-action')).toContain("'self'")
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
  })
})

test('every response has the security headers that a meta element cannot set', () => {
  const [everywhere] = JSON.parse(readFileSync(join(siteDir, 'headers.json'), 'utf8'))
  expect(everywhere.path).toBe('/*')
  expect(everywhere.headers['Content-Security-Policy']).toBe("frame-ancestors 'none'")
  // Mails, previews and feeds of other sites show our images and icons.
  expect(everywhere.headers['Cross-Origin-Resource-Policy']).toBe('cross-origin')
  expect(Object.keys(everywhere.headers)).toEqual(
    expect.arrayContaining([
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ]),
  )
})
