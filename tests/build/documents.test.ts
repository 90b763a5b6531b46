import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../content/model/route.ts'
import { routes } from '../../content/routes.ts'
import { absoluteUrl } from '../../renderer/site-url.ts'
import { type BuiltDocument, documents, everyDocument, siteDir } from './built-site.ts'

const table = Object.entries(routes) as [string, Route][]
const canonicalOf = new Map(
  table.flatMap(([path, { alsoAt = [] }]) => [path, ...alsoAt].map((each) => [each, path])),
)

test('every path of the route table is prerendered, and nothing else', () => {
  expect([...documents.keys()].sort()).toEqual([...canonicalOf.keys(), '/404'].sort())
})

const text = ({ root }: BuiltDocument, selector: string) =>
  root.querySelectorAll(selector).map((element) => element.textContent)
const attribute = ({ root }: BuiltDocument, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name))

describe.each(everyDocument)('%s', (path, document) => {
  const canonical = canonicalOf.get(path)

  test('has one title, one description, its canonical link and a social image', () => {
    expect(text(document, 'title')).toEqual([expect.stringMatching(/\S/)])
    expect(attribute(document, 'meta[name=description]', 'content')).toEqual([expect.stringMatching(/\S/)])
    const address = canonical ? [absoluteUrl(canonical)] : []
    expect(attribute(document, 'link[rel=canonical]', 'href')).toEqual(address)
    expect(attribute(document, 'meta[property=og:url]', 'content')).toEqual(address)
    // links.test.ts checks that it exists.
    expect(attribute(document, 'meta[property=og:image]', 'content')).toHaveLength(address.length)
  })

  test('is marked in the header’s menus, if they link to it', () => {
    for (const name of ['Main', 'Site menu']) {
      const links = `header nav[aria-label="${name}"] a:not([data-cta])`
      const here = attribute(document, links, 'href').filter((href) => href === canonical)
      expect(attribute(document, `${links}[aria-current=page]`, 'href')).toEqual(here)
    }
  })

  test('is indexed only if the route table says so', () => {
    const indexed = canonical ? routes[canonical as keyof typeof routes].indexed : false
    expect(attribute(document, 'meta[name=robots]', 'content')).toEqual(indexed ? [] : ['noindex'])
  })

  // What a policy refuses fails every browser test that opens the page (tests/helpers/page-troubles.ts).
  const [meta, ...others] = document.root.querySelectorAll('meta[http-equiv]')
  const directives = (meta?.getAttribute('content') ?? '').split(';').map((entry) => entry.split(' '))
  const policy = new Map(directives.map(([directive = '', ...sources]) => [directive, sources]))

  test('has one policy, before anything else in the head', () => {
    expect(document.html).toMatch(
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
