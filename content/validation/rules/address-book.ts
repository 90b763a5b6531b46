import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Pages that were renamed or taken away and left their readers nowhere; redirects and hash links that lead wrong. */
export function oldAddressProblems(content: Content, isPublicFile: (path: string) => boolean): Problem[] {
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
    const plain = from.replace(/(?:\/index)?\.html$|\/$/, '') || '/'
    if (from !== '/' && from.endsWith('/')) {
      report(
        'content/redirects.ts',
        [...at, 'from'],
        `is “${from}”; write it without a slash at its end, which the host adds by itself`,
      )
    } else if (plain !== from && answers.has(plain) && plain !== to) {
      report(
        'content/redirects.ts',
        [...at, 'from'],
        `is “${from}”, the file of the page ${plain}; take the redirect out`,
      )
    }
    if (isPublicFile(from))
      report(
        'content/redirects.ts',
        [...at, 'from'],
        `is “${from}”, a file of public/; take the redirect out`,
      )
    const goal = content.pages.find((entry) => entry.path === to)
    const isForm = goal?.page.sections.some(
      (section) => section.kind === 'plainForm' && section.form !== 'confirm',
    )
    if (Object.hasOwn(routes, to) && !routes[to]?.indexed && !isForm) {
      report(
        'content/redirects.ts',
        [...at, 'to'],
        `is “${to}”, which is not for search engines and stands at the end of another way; lead to a page that people look for`,
      )
    }
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
  for (const { path, page } of content.pages) {
    const to = oldHashes[page.subject]
    if (page.subject === 'about' && to && to !== path) {
      report(
        'content/old-hashes.ts',
        [page.subject],
        `leads to ${to}, but the page about us is ${path}; write “${path}”`,
      )
    }
  }
  return problems
}
