import { menus } from '../model/menu.ts'
import type { Page } from '../model/page.ts'
import { PathSchema, type Route } from '../model/route.ts'
import type { Content } from './loaded-content.ts'
import { type Problem, problemsIn } from './problem.ts'
import { schemaProblems } from './schema-problems.ts'
import type { SchemaNode } from './walk.ts'

/** A service page that is in no menu; the services index and the resources link to it. */
const outsideMenus = ['/services/productivity-tools']

/** Checks the route table, and that it matches the pages. */
export function routeProblems(
  routes: Readonly<Record<string, Route>>,
  pages: Readonly<Record<string, Page | undefined>>,
): Problem[] {
  const { problems, report } = problemsIn('content/routes.ts')
  const taken = new Map(Object.keys(routes).map((path) => [path, path]))
  for (const [path, { alsoAt = [] }] of Object.entries(routes)) {
    for (const { reason } of schemaProblems(PathSchema as SchemaNode, path)) report([path], reason)
    for (const also of alsoAt) {
      const other = taken.get(also)
      if (other) report([path, 'alsoAt'], `contains ${also}, which already leads to ${other}; choose another`)
      taken.set(also, path)
    }
  }

  for (const [path, route] of Object.entries(routes)) {
    const page = pages[path]
    if (!page) report([path], 'has no page; add one to content/pages.ts')
    const { parent } = route
    if (parent && !Object.hasOwn(routes, parent))
      report([path, 'parent'], `is ${parent}, which is not a page; write a path of this table`)
    const isService = page?.subject === 'service' && path.startsWith('/services/')
    if (isService && !route.menu && !outsideMenus.includes(path)) {
      report([path, 'menu'], 'is missing, so no menu lists this service; write digital or fundraising')
    }
  }
  for (const path of Object.keys(pages)) {
    const reason = 'has no route; add one to content/routes.ts'
    if (!Object.hasOwn(routes, path)) problems.push({ file: 'content/pages.ts', path: [path], reason })
  }
  return problems
}

/** Drop-downs that are missing or empty, and legal pages that are not listed. */
export function navigationProblems({ dropDowns, legalPages, pages, routes }: Content): Problem[] {
  const { problems, report } = problemsIn('content/navigation.ts')
  for (const [i, { menu }] of dropDowns.entries()) {
    if (!Object.values(routes).some((route) => route.menu === menu))
      report(['dropDowns', i, 'menu'], `is “${menu}”, which has no pages; remove it or add a page to it`)
  }
  for (const menu of menus) {
    if (menu !== 'top' && !dropDowns.some((each) => each.menu === menu))
      report(['dropDowns'], `has no “${menu}”; add it`)
  }
  const legal = pages.filter((entry) => entry.file.startsWith('content/legal/')).map(({ path }) => path)
  for (const path of legal) {
    if (!legalPages.includes(path))
      report(['legalPages'], `does not list ${path}, which is a legal page; add it`)
  }
  for (const [i, path] of legalPages.entries()) {
    if (!legal.includes(path)) report(['legalPages', i], `is “${path}”, which is not a legal page; remove it`)
  }
  return problems
}
