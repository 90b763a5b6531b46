import { describe, expect, test } from 'vitest'
import type { Route } from '../../content/model/route.ts'
import { routes } from '../../content/routes.ts'
import { absoluteUrl } from '../../renderer/site-url.ts'
import { type BuiltDocument, documents, everyDocument, folded, notFoundPath } from './built-site.ts'

const table = Object.entries(routes) as [string, Route][]
const canonicalOf = new Map(
  table.flatMap(([path, { alsoAt = [] }]) => [path, ...alsoAt].map((each) => [each, path])),
)

test('every path of the route table is prerendered, and nothing else', () => {
  expect([...documents.keys()].sort()).toEqual([...canonicalOf.keys(), notFoundPath].sort())
})

const text = ({ root }: BuiltDocument, selector: string) =>
  root.querySelectorAll(selector).map((element) => folded(element.textContent))
const attribute = ({ root }: BuiltDocument, selector: string, name: string) =>
  root.querySelectorAll(selector).map((element) => element.getAttribute(name))

describe.each(everyDocument)('%s', (path, document) => {
  const canonical = canonicalOf.get(path)

  test('has one title, one description and its canonical link', () => {
    expect(text(document, 'title')).toEqual([expect.stringMatching(/\S/)])
    expect(attribute(document, 'meta[name=description]', 'content')).toEqual([expect.stringMatching(/\S/)])
    expect(attribute(document, 'link[rel=canonical]', 'href')).toEqual(
      canonical ? [absoluteUrl(canonical)] : [],
    )
    expect(attribute(document, 'meta[property=og:url]', 'content')).toEqual(
      canonical ? [absoluteUrl(canonical)] : [],
    )
  })

  test('has a social image', () => {
    // links.test.ts checks that it exists.
    expect(attribute(document, 'meta[property=og:image]', 'content')).toHaveLength(canonical ? 1 : 0)
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
})
