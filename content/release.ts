import { pages } from './pages.ts'
import { releasedRoutes } from './released-routes.ts'
import { routes } from './routes.ts'
import { site } from './site.ts'
import { contentReport } from './validation/content-report.ts'
import { pageEntries } from './validation/page-entries.ts'
import { type Problem, problemLine } from './validation/problem.ts'
import { buildKind, releaseProblems } from './validation/release-problems.ts'
import { releasedAddresses } from './validation/released-addresses.ts'
import { rememberedGrammar } from './validation/text/remembered-grammar.ts'

/*
 * The first step of `npm run build`. With a public SITE_URL it makes a release, and content that is not ready for the
 * public stops it; SITE_PREVIEW=1 makes a preview instead, which says so on every page and is kept out of searches.
 */

if (buildKind(process.env) === 'release') {
  const lines = [
    ...(await contentReport(new Date(), { grammar: rememberedGrammar(process.cwd()) })),
    ...releaseProblems(site, pageEntries(pages), process.env['SITE_URL'] ?? ''),
    ...unlisted(),
  ].map(problemLine)
  for (const line of lines) console.error(line)
  if (lines.length > 0) {
    console.error(
      `\nNot released: ${lines.length} ${lines.length === 1 ? 'thing is' : 'things are'} not ready for the public. SITE_PREVIEW=1 builds a preview.`,
    )
    process.exitCode = 1
  }
}

/** Addresses that go public now and would be forgotten at the next renaming. */
function unlisted(): Problem[] {
  const listed: readonly string[] = releasedRoutes
  return releasedAddresses(routes)
    .filter((path) => !listed.includes(path))
    .map((path) => ({
      file: 'content/released-routes.ts',
      path: [],
      reason: `lacks ${path}, which is released now; run npm run routes and commit the file`,
    }))
}
