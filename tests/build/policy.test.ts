import { describe, expect, test } from 'vitest'
import { builtHeaders, everyDocument, policyOf } from './built-site.ts'

// What a policy refuses fails every browser test that opens the page (tests/helpers/page-troubles.ts).
describe.each(everyDocument)('%s', (_, document) => {
  const { root, html } = document
  const policy = policyOf(document)

  test('has one policy, before anything else in the head', () => {
    expect(html).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" /i,
    )
    expect(root.querySelectorAll('meta[http-equiv]')).toHaveLength(1)
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
  const headers = builtHeaders('/no/such/page')
  expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
  expect([...headers.keys()]).toEqual(
    expect.arrayContaining([
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'strict-transport-security',
      'x-content-type-options',
    ]),
  )
})
