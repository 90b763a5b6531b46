import { expect, test } from 'vitest'
import type { Route } from '../content/model/route.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import { allPaths, ancestors, canonicalPath, routeTo } from './route-lookup.ts'

const table = Object.entries(routes) as [RoutePath, Route][]

test.each(table)(
  '%s is found at each of its paths, with and without a trailing slash',
  (path, { alsoAt = [] }) => {
    for (const each of [path, ...alsoAt]) {
      expect(canonicalPath(each)).toBe(path)
      expect(canonicalPath(each === '/' ? each : `${each}/`)).toBe(path)
    }
  },
)

test.each(['/nowhere', '/services//', '', '/SERVICES', '/toString', '/services/nonprofit-seo/more'])(
  'no page is found at %j',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  },
)

test('every path matches exactly one template', () => {
  const templates = [...new Set(table.map(([, { template }]) => template))]
  expect(allPaths().toSorted()).toEqual(table.flatMap(([path, { alsoAt = [] }]) => [path, ...alsoAt]).sort())
  for (const path of allPaths())
    expect(templates.filter((template) => routeTo(template)({ urlPathname: path }))).toHaveLength(1)
})

test('the route function of a template matches only its own pages', () => {
  expect(routeTo('sections')({ urlPathname: '/crm-for-nonprofits/' })).toEqual({
    routeParams: { path: '/services/crm-nonprofits' },
  })
  expect(routeTo('schedule')({ urlPathname: '/crm-for-nonprofits' })).toBe(false)
  expect(routeTo('sections')({ urlPathname: '/nowhere' })).toBe(false)
})

test('the ancestors of a page start with the home page and end with the page itself', () => {
  expect(ancestors('/')).toEqual(['/'])
  expect(ancestors('/services/nonprofit-seo')).toEqual(['/', '/services', '/services/nonprofit-seo'])
  for (const [path] of table) expect(ancestors(path).at(-1)).toBe(path)
})
