import type { Content } from './content.ts'
import { contentReport } from './content-report.ts'
import { loadContent } from './load-content.ts'
import type { Problem } from './problem.ts'
import { releaseProblems } from './release-problems.ts'
import { releasedAddresses } from './released-addresses.ts'

/** Everything that keeps the content from being released at an address. */
export async function releaseReport(siteUrl: string): Promise<Problem[]> {
  const content = await loadContent(process.cwd())
  return [
    ...(await contentReport(new Date())),
    ...releaseProblems(content.site, content.pages, siteUrl),
    ...unlisted(content),
  ]
}

/** Addresses that this release makes public and that the list of released ones lacks. */
function unlisted({ routes, releasedRoutes }: Content): Problem[] {
  return releasedAddresses(routes)
    .filter((path) => !releasedRoutes.includes(path))
    .map((path) => ({
      file: 'content/released-routes.ts',
      path: [],
      reason: `lacks ${path}, which is released now; run npm run generate -- routes and commit the file`,
    }))
}
