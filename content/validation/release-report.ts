import { contentReport } from './content-report.ts'
import { loadContent } from './load-content.ts'
import type { Content } from './loaded-content.ts'
import type { Problem } from './problem.ts'
import { releaseProblems } from './release-problems.ts'
import { releasedAddresses } from './released-addresses.ts'

/** All problems that prevent a release of the content at a URL. */
export async function releaseReport(siteUrl: string): Promise<Problem[]> {
  const content = await loadContent(process.cwd())
  return [
    ...(await contentReport(new Date())),
    ...releaseProblems(content.site, content.pages, siteUrl),
    ...unlistedPaths(content),
  ]
}

/** Paths that this release makes public but that the list of released ones does not contain. */
function unlistedPaths({ routes, releasedRoutes }: Content): Problem[] {
  return releasedAddresses(routes)
    .filter((path) => !releasedRoutes.includes(path))
    .map((path) => ({
      file: 'content/released-routes.json',
      path: [],
      reason: `does not list ${path}, which this release makes public; run npm run generate -- routes and commit the file`,
    }))
}
