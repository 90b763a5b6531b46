import { teamHours } from './booking-rules.ts'
import { missingIn } from './owner-facts.ts'
import { site } from './site.ts'
import { problemLine } from './validation/problem.ts'
import { backendProblems, buildKind, releaseProblems } from './validation/release-problems.ts'

/*
 * The first step of `npm run build`. With a public SITE_URL the build is a release, and fails if content is not ready
 * for the public. SITE_PREVIEW=1 builds a preview, which says so on every page and is not indexed.
 */

if (buildKind(process.env) === 'release') {
  const missing = missingIn(site.facts)
  if (missing.length > 0)
    console.log(`Would help visitors decide (content/site.ts):\n  ${missing.join('\n  ')}\n`)
  if (!teamHours)
    console.log(
      'NO TEAM HOURS (content/booking-rules.ts): visitors can book at any hour of their own working day, on holidays too.\n',
    )
  // Imported only for a release, because loading all content and its checks takes time.
  const { validateContent } = await import('./validation/validate-content.ts')
  const { problems, content } = await validateContent()
  const lines = [
    ...backendProblems(process.env),
    ...problems,
    ...releaseProblems(content, process.env['SITE_URL'] ?? ''),
  ].map(problemLine)
  for (const line of lines) console.error(line)
  if (lines.length > 0) {
    console.error(
      `\nNot released: ${lines.length} ${lines.length === 1 ? 'thing is' : 'things are'} not ready for the public. SITE_PREVIEW=1 builds a preview.`,
    )
    process.exitCode = 1
  }
}
