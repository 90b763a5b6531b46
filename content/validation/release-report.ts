import { pages } from '../pages.ts'
import { releasedRoutes } from '../released-routes.ts'
import { routes } from '../routes.ts'
import { site } from '../site.ts'
import { contentReport } from './content-report.ts'
import { pageEntries } from './page-files.ts'
import type { Problem } from './problem.ts'
import { releaseProblems } from './release-problems.ts'
import { releasedAddresses } from './released-addresses.ts'

/** Everything that keeps the content from being released at an address. */
export async function releaseReport(siteUrl: string): Promise<Problem[]> {
  return [
    ...(await contentReport(new Date())),
    ...releaseProblems(site, pageEntries(pages), siteUrl),
    ...unlisted(),
  ]
}

/** Addresses that this release makes public and that the list of released ones lacks. */
function unlisted(): Problem[] {
  const listed = new Set<string>(releasedRoutes)
  return releasedAddresses(routes)
    .filter((path) => !listed.has(path))
    .map((path) => ({
      file: 'content/released-routes.ts',
      path: [],
      reason: `lacks ${path}, which is released now; run npm run generate -- routes and commit the file`,
    }))
}
