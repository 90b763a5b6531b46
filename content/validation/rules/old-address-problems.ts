import type { Content } from '../loaded-content.ts'
import type { Problem } from '../problem.ts'

/** Released paths that no longer exist, and redirects and hash links with wrong targets. */
export function oldAddressProblems(content: Content, isPublicFile: (path: string) => boolean): Problem[] {
  const { routes, redirects, releasedRoutes, oldHashes } = content
  const alternatives = Object.values(routes).flatMap(({ alsoAt = [] }) => alsoAt)
  const existing: ReadonlySet<string> = new Set([...Object.keys(routes), ...alternatives])
  const redirected = redirects.map(({ from }) => from)
  const forms = content.pages.filter(({ page }) => page.sections.some(({ kind }) => kind === 'plainForm'))
  const problems: Problem[] = []

  for (const [i, { from, to }] of redirects.entries()) {
    const report = (key: string, reason: string) =>
      problems.push({ file: 'content/redirects.ts', path: [i, key], reason })
    const page = from.replace(/(?:\/index)?\.html$/, '') || '/'
    if (existing.has(from)) report('from', `is “${from}”, which is a page; remove the redirect or the page`)
    else if (page !== to && existing.has(page))
      report('from', `is “${from}”, the file of the page ${page}; remove the redirect`)
    if (from.endsWith('/')) report('from', `is “${from}”; remove the trailing slash`)
    if (isPublicFile(from)) report('from', `is “${from}”, a file in public/; remove the redirect`)
    if (redirected.indexOf(from) !== i)
      report('from', `is “${from}”, which is already redirected; remove one`)
    if (to !== '/sitemap.xml' && !Object.hasOwn(routes, to))
      report('to', `is “${to}”, which is not a page; write a path of content/routes.ts`)
    else if (routes[to]?.indexed === false && !forms.some(({ path }) => path === to))
      report('to', `is “${to}”, which search engines do not index; redirect to an indexed page`)
  }
  for (const path of releasedRoutes) {
    if (existing.has(path) || redirected.includes(path)) continue
    const reason = 'was released but no longer exists; restore it or add a redirect to content/redirects.ts'
    problems.push({ file: 'content/routes.ts', path: [path], reason })
  }
  for (const [hash, to] of Object.entries(oldHashes)) {
    const reason = `leads to ${to}, but /${hash} is a page; write “/${hash}”`
    if (Object.hasOwn(routes, `/${hash}`) && to !== `/${hash}`)
      problems.push({ file: 'content/old-hashes.ts', path: [hash], reason })
  }
  return problems
}
