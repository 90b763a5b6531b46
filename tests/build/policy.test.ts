import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { builtHeaders, everyDocument, policyOf } from './built-site.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe.each(everyDocument)('%s', (_, document) => {
  const { root, html } = document
  const policy = policyOf(document)

  test('has one policy, before anything else in the head', () => {
    expect(html).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"\/?><meta http-equiv="Content-Security-Policy" /i,
    )
    expect(root.querySelectorAll('meta[http-equiv]')).toHaveLength(1)
  })

  test('has only inline styles and scripts that the policy allows, and allows no others', () => {
    expect(root.querySelectorAll('[style]').map((element) => element.outerHTML.slice(0, 120))).toEqual([])
    expect(html.match(/<[^>]+\son[a-z]+=/gi) ?? []).toEqual([])

    const styles = root.querySelectorAll('style').map((style) => hash(style.rawText))
    // A noscript element may have its own style.
    expect(root.querySelectorAll('style').filter((style) => !style.closest('noscript'))).toHaveLength(1)
    const allowed = policy.get('style-src') ?? []
    expect(allowed).toEqual(expect.arrayContaining(["'self'", ...styles]))
    // Pages with an island also allow React Aria's inline style.
    expect(allowed).toHaveLength(1 + styles.length + (root.querySelector('[data-island]') ? 1 : 0))

    const scripts = root
      .querySelectorAll('script')
      .filter(
        (script) => !script.hasAttribute('src') && script.getAttribute('type') !== 'application/ld+json',
      )
      .map((script) => hash(script.rawText))
    expect(policy.get('script-src')?.toSorted()).toEqual(["'self'", ...scripts].sort())
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

  test('has no script or style that closes its element early', () => {
    const inside = root.querySelectorAll('script,style').map((element) => element.rawText)
    expect(inside.filter((text) => /<\/(script|style)|<!--/i.test(text))).toEqual([])
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
