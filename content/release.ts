import { pages } from './pages.ts'
import { site } from './site.ts'
import { pageEntries } from './validation/page-entries.ts'
import { problemLine } from './validation/problem.ts'
import { buildKind, releaseProblems } from './validation/release-problems.ts'

/*
 * The first step of `npm run build`. With a public SITE_URL it makes a release, and content that is not ready for the
 * public stops it; SITE_PREVIEW=1 makes a preview instead, which says so on every page and is kept out of searches.
 */

if (buildKind(process.env) === 'release') {
  const lines = releaseProblems(site, pageEntries(pages), process.env['SITE_URL'] ?? '').map(problemLine)
  for (const line of lines) console.error(line)
  if (lines.length > 0) {
    console.error(
      `\nNot released: ${lines.length} ${lines.length === 1 ? 'thing is' : 'things are'} not ready for the public. SITE_PREVIEW=1 builds a preview.`,
    )
    process.exitCode = 1
  }
}
