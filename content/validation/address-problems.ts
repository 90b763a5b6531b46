import type { Content } from './content-modules.ts'
import type { Problem } from './problem.ts'

/** Paths that are used twice, redirects from pages, and released paths that no longer exist. */
export function addressProblems({ routes, redirects, releasedRoutes }: Content): Problem[] {
  const problems: Problem[] = []
  const existing = new Set(Object.keys(routes))
  for (const [path, { alsoAt = [], parent }] of Object.entries(routes)) {
    const report = (field: string, reason: string) =>
      problems.push({ file: 'content/routes.ts', path: ['routes', path, field], reason })
    if (parent && !Object.hasOwn(routes, parent)) report('parent', `is ${parent}, which is not a page`)
    for (const also of alsoAt) {
      if (existing.has(also)) report('alsoAt', `contains ${also}, which is another page; choose another path`)
      existing.add(also)
    }
  }
  const redirected = redirects.map(({ from }) => from)
  for (const [i, from] of redirected.entries()) {
    const reason = existing.has(from)
      ? `is ${from}, which is a page; remove the redirect or the page`
      : redirected.indexOf(from) !== i && `is ${from}, which is already redirected; remove one`
    if (reason) problems.push({ file: 'content/redirects.ts', path: ['redirects', i, 'from'], reason })
  }
  for (const path of releasedRoutes) {
    const reason = 'was released but no longer exists; restore it, or add a redirect to content/redirects.ts'
    if (!existing.has(path) && !redirected.includes(path))
      problems.push({ file: 'content/routes.ts', path: ['routes', path], reason })
  }
  return problems
}
