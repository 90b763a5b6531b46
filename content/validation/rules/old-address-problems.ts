import type { Content } from '../content.ts'
import type { Problem } from '../problem.ts'

/** Released addresses that lead nowhere now, and redirects and hash links that lead to the wrong place. */
export function oldAddressProblems(content: Content, isPublicFile: (path: string) => boolean): Problem[] {
  const { routes, redirects, releasedRoutes, oldHashes } = content
  const second = Object.values(routes).flatMap(({ alsoAt = [] }) => alsoAt)
  const answered: ReadonlySet<string> = new Set([...Object.keys(routes), ...second])
  const redirected = redirects.map(({ from }) => from)
  const forms = content.pages.filter(({ page }) => page.sections.some(({ kind }) => kind === 'plainForm'))
  const problems: Problem[] = []

  for (const [i, { from, to }] of redirects.entries()) {
    const report = (key: string, reason: string) =>
      problems.push({ file: 'content/redirects.ts', path: ['redirects', i, key], reason })
    const page = from.replace(/(?:\/index)?\.html$/, '') || '/'
    if (answered.has(from))
      report('from', `is “${from}”, where a page is; take the redirect out, or the page`)
    else if (page !== to && answered.has(page))
      report('from', `is “${from}”, the file of the page ${page}; take the redirect out`)
    if (from.endsWith('/')) report('from', `is “${from}”; write it without a slash at its end`)
    if (isPublicFile(from)) report('from', `is “${from}”, a file of public/; take the redirect out`)
    if (redirected.indexOf(from) !== i)
      report('from', `is “${from}”, which is redirected already; take one out`)
    if (to !== '/sitemap.xml' && !Object.hasOwn(routes, to))
      report('to', `is “${to}”, where no page is; write a path of content/routes.ts`)
    else if (routes[to]?.indexed === false && !forms.some(({ path }) => path === to))
      report('to', `is “${to}”, which search engines are kept from; lead to a page that people look for`)
  }
  for (const path of releasedRoutes) {
    if (answered.has(path) || redirected.includes(path)) continue
    const reason =
      'was an address of a release and leads nowhere now; bring it back, or add it to content/redirects.ts'
    problems.push({ file: 'content/routes.ts', path: [path], reason })
  }
  for (const [hash, to] of Object.entries(oldHashes)) {
    const reason = `leads to ${to}, but /${hash} is a page; write “/${hash}”`
    if (Object.hasOwn(routes, `/${hash}`) && to !== `/${hash}`)
      problems.push({ file: 'content/old-hashes.ts', path: [hash], reason })
  }
  return problems
}
