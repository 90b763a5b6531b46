import { expect, test } from 'vitest'
import type { Route } from '../content/model/route.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import { allPaths, ancestors, canonicalPath, routeTo } from './route-lookup.ts'

const table = Object.entries(routes) as [RoutePath, Route][]

test.each(table)(
  '%s is found at each of its paths, with and without a slash at the end',
  (path, { alsoAt = [] }) => {
    for (const each of [path, ...alsoAt]) {
      expect(canonicalPath(each)).toBe(path)
      expect(canonicalPath(each === '/' ? each : `${each}/`)).toBe(path)
    }
  },
)

test.each(['/nowhere', '/services//', '', '/SERVICES', '/toString', '/services/nonprofit-seo/more'])(
  'no page is made up for %j',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined()
  },
)

test('every path belongs to one template', () => {
  const templates = [...new Set(table.map(([, { template }]) => template))]
  expect(allPaths().toSorted()).toEqual(table.flatMap(([path, { alsoAt = [] }]) => [path, ...alsoAt]).sort())
  for (const path of allPaths())
    expect(templates.filter((template) => routeTo(template)({ urlPathname: path }))).toHaveLength(1)
})

test('a template answers for its own pages alone', () => {
  expect(routeTo('sections')({ urlPathname: '/crm-for-nonprofits/' })).toEqual({
    routeParams: { path: '/services/crm-nonprofits' },
  })
  expect(routeTo('schedule')({ urlPathname: '/crm-for-nonprofits' })).toBe(false)
  expect(routeTo('sections')({ urlPathname: '/nowhere' })).toBe(false)
})

test('the pages above a page run from the home page down to itself', () => {
  expect(ancestors('/')).toEqual(['/'])
  expect(ancestors('/services/nonprofit-seo')).toEqual(['/', '/services', '/services/nonprofit-seo'])
  for (const [path] of table) expect(ancestors(path).at(-1)).toBe(path)
})
