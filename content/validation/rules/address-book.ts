import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Pages that were renamed or taken away and left their readers nowhere; redirects and hash links that lead wrong. */
export function oldAddressProblems(content: Content): Problem[] {
  const { routes, redirects, releasedRoutes, oldHashes } = content
  const problems: Problem[] = []
  const report = (file: string, path: FieldPath, reason: string) => problems.push({ file, path, reason })
  const answers = new Set([
    ...Object.keys(routes),
    ...Object.values(routes).flatMap(({ alsoAt = [] }) => alsoAt),
  ])

  const seen = new Set<string>()
  for (const [i, { from, to }] of redirects.entries()) {
    const at = ['redirects', i]
    if (answers.has(from))
      report(
        'content/redirects.ts',
        [...at, 'from'],
        `is “${from}”, where a page is; take the redirect out, or the page`,
      )
    if (seen.has(from))
      report(
        'content/redirects.ts',
        [...at, 'from'],
        `is “${from}”, which is redirected already; take one out`,
      )
    seen.add(from)
    if (to !== '/sitemap.xml' && !Object.hasOwn(routes, to)) {
      report(
        'content/redirects.ts',
        [...at, 'to'],
        `is “${to}”, where no page is; write a path of content/routes.ts`,
      )
    }
  }
  for (const path of releasedRoutes) {
    if (!answers.has(path) && !seen.has(path)) {
      report(
        'content/routes.ts',
        [path],
        'was an address of the last release and leads nowhere now; bring it back, or lead it on in content/redirects.ts',
      )
    }
  }
  for (const [hash, to] of Object.entries(oldHashes)) {
    if (Object.hasOwn(routes, `/${hash}`) && to !== `/${hash}`) {
      report('content/old-hashes.ts', [hash], `leads to ${to}, but /${hash} is a page; write “/${hash}”`)
    }
  }
  return problems
}
