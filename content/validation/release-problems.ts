import type { Page } from '../model/page.ts'
import { releasedAddresses } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { hostKind, phoneKind } from './addresses/host.ts'
import type { Content, PageEntry } from './loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from './problem.ts'

/** A public `SITE_URL` makes a release, `SITE_PREVIEW` a preview. */
export function buildKind(env: { SITE_URL?: string | undefined; SITE_PREVIEW?: string | undefined }) {
  if (env.SITE_PREVIEW) return 'preview'
  return env.SITE_URL && hostKind(env.SITE_URL) !== 'local' ? 'release' : 'local'
}

/** What is not ready for the public. All of it is allowed in a preview. */
export function releaseProblems(content: Content, siteUrl: string): Problem[] {
  return [
    ...addressProblems(content.site, siteUrl),
    ...content.pages.flatMap(pageProblems),
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

function addressProblems(site: Site, siteUrl: string): Problem[] {
  const { problems, report } = problemsIn('content/site.ts')
  const refuse = (path: FieldPath, value: string, reason: string) => report(path, `is “${value}”, ${reason}`)
  const where = hostKind(siteUrl)
  if (where !== 'public' || !siteUrl.startsWith('https://')) {
    problems.push({
      file: 'SITE_URL',
      path: [],
      reason: `is “${siteUrl}”, ${where === 'public' ? 'without https' : `a ${where} address`}; give the site’s public https:// address, or set SITE_PREVIEW=1 for a preview`,
    })
  }
  if (hostKind(site.email.split('@')[1] ?? '') !== 'public') {
    refuse(['email'], site.email, 'where the team cannot receive mail; write the address that it reads')
  }
  if (phoneKind(site.phone) !== 'real') {
    refuse(['phone'], site.phone, 'a fictional number; write the number that the team answers')
  }
  for (const key of ['auditSchedulerUrl', 'meetingBaseUrl'] as const) {
    if (hostKind(site[key]) !== 'public') {
      refuse([key], site[key], 'which is not a public address; write the address of the service that you use')
    }
  }
  return problems
}

function pageProblems({ file, page }: PageEntry): Problem[] {
  const { problems, report } = problemsIn(file)
  if (page.legalReview === 'open')
    report(
      ['legalReview'],
      'is “open”: this legal text has not been confirmed; have it reviewed, then write { confirmedOn: …, by: … }',
    )
  for (const [i, section] of (page.sections as Page['sections']).entries()) {
    if (section.kind === 'quote' && section.consent === 'open')
      report(
        ['sections', i, 'consent'],
        `is “open”: ${section.role} has not agreed to be quoted; ask, then write { givenOn: …, record: … }`,
      )
  }
  return problems
}

/** Checks the backend's URL and publishable key, which the build compiles into the site. */
export function backendProblems(env: Record<string, string | undefined>): Problem[] {
  const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = env
  const problems: Problem[] = []
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') {
    const reason = `is “${url}”; set it to the backend’s URL, such as https://PROJECT.supabase.co`
    problems.push({ file: 'VITE_SUPABASE_URL', path: [], reason })
  }
  if (!/^sb_publishable_(?!local$)/.test(key)) {
    // Omits the value, because someone may have pasted a secret by mistake.
    const reason = 'is not a publishable key; use the one in the project’s API settings (sb_publishable_…)'
    problems.push({ file: 'VITE_SUPABASE_PUBLISHABLE_KEY', path: [], reason })
  }
  return problems
}
