import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { parse } from 'tldts'
import { releasedAddresses } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { Content, PageEntry } from './content-modules.ts'
import type { FieldPath, Problem } from './problem.ts'

/**
 * A `SITE_URL` that is meant for the public makes a release, `SITE_PREVIEW` a preview. Placeholders such as
 * https://www.your-domain.example are meant so too: a release refuses them, while a local build would be published
 * unchecked.
 */
export function buildKind(env: { SITE_URL?: string | undefined; SITE_PREVIEW?: string | undefined }) {
  if (env.SITE_PREVIEW) return 'preview'
  const { hostname, isIcann, isIp } = parse(env.SITE_URL ?? '')
  const isNamed = env.SITE_URL?.startsWith('https://') && !isIp && hostname?.includes('.')
  return isIcann || isNamed ? 'release' : 'local'
}

/** What is not ready for the public. All of it is allowed in a preview. */
export function releaseProblems(content: Content, siteUrl: string): Problem[] {
  return [
    ...addressProblems(content.site, siteUrl),
    ...content.pages.flatMap(consentProblems),
    ...releasedAddresses(content.routes)
      .filter((path) => !content.releasedRoutes.includes(path))
      .map((path) => ({
        file: 'content/released-routes.json',
        path: [],
        reason: `does not list ${path}, which this release makes public; run npm run generate -- routes and commit the file`,
      })),
  ]
}

/** Hosts for examples (RFC 2606), and those that usually hold copies of a site that are not public. */
const notPublic =
  /(^|\.)example\.(org|com|net)$|(^|[.-])(staging|stage|dev|test|preview|beta|demo|sandbox)\d*[.-]|\.(netlify\.app|pages\.dev|workers\.dev|vercel\.app|github\.io|web\.app)$/

/** Whether the public suffix list knows the domain, and it is no placeholder. */
function isPublicHost(address: string): boolean {
  const { hostname, isIcann, isIp } = parse(address.toLowerCase(), { allowPrivateDomains: false })
  return Boolean(hostname && isIcann && !isIp && !notPublic.test(hostname))
}

export const siteUrlProblem = (siteUrl: string): Problem | false =>
  !(siteUrl.startsWith('https://') && isPublicHost(siteUrl)) && {
    file: 'SITE_URL',
    path: [],
    reason: `is “${siteUrl}”; give the site’s public https:// address, or set SITE_PREVIEW=1 for a preview`,
  }

/** Numbers that the numbering plans allow and that are not fictional (555-01xx). */
function isRealPhone(text: string): boolean {
  const fictional = /^\+1(\d{3}55501\d{2}|5550100199)$/.test(text.replace(/[^+\d]/g, ''))
  return !fictional && Boolean(parsePhoneNumberFromString(text)?.isValid())
}

function addressProblems(site: Site, siteUrl: string): Problem[] {
  const refuse = (key: keyof Site, reason: string) => ({
    file: 'content/site.ts',
    path: ['site', key],
    reason: `is “${key === 'meeting' ? site.meeting.url : site[key]}”, ${reason}`,
  })
  const problems: (Problem | false)[] = [
    siteUrlProblem(siteUrl),
    !isPublicHost(site.email.split('@')[1] ?? '') &&
      refuse('email', 'where the team cannot receive mail; write the address that it reads'),
    !isRealPhone(site.phone) &&
      refuse('phone', 'which is no real number; write the number that the team answers'),
    site.auditSchedulerUrl !== undefined &&
      !isPublicHost(site.auditSchedulerUrl) &&
      refuse('auditSchedulerUrl', 'which is no public address; write that of your service'),
    !isPublicHost(site.meeting.url) &&
      refuse('meeting', 'which is no public address; write that of your service'),
  ]
  return problems.filter((each) => each !== false)
}

/** Legal texts that nobody has confirmed since their last change, and quotations without consent. */
function consentProblems({ place, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) =>
    problems.push({ file: place.file, path: [...place.path, ...path], reason })
  const { legalReview: review, updated = '' } = page
  if (review === 'open' || (review && review.confirmedOn < updated))
    report(
      ['legalReview'],
      'does not cover the current text; have it reviewed, then write { confirmedOn: …, by: … }',
    )
  for (const [i, section] of page.sections.entries()) {
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
