import { expect, test } from 'vitest'
import type { Page } from '../../content/model/page.ts'
import { releasedAddresses } from '../../content/model/route.ts'
import { answersIn, missingIn, peopleIn } from '../../content/owner-facts.ts'
import { site } from '../../content/site.ts'
import { type Content, contentOf, loadModules } from '../../content/validation/content-modules.ts'
import { problemLine } from '../../content/validation/problem.ts'
import { backendProblems, buildKind, releaseProblems } from '../../content/validation/release-problems.ts'

const loaded = contentOf(await loadModules())
const content = { ...loaded, releasedRoutes: releasedAddresses(loaded.routes) }
const ready = {
  ...site,
  email: 'hello@growth.org',
  phone: '+1 (212) 736-5000',
  auditSchedulerUrl: 'https://calls.growth.org/audit',
}
const url = 'https://www.growth.org'
const confirmed = (page: Page): Page => ({
  ...page,
  ...(page.legalReview && {
    legalReview: { confirmedOn: page.updated ?? '', by: 'Counsel for nonprofit law' },
  }),
  sections: page.sections.map((section) =>
    section.kind === 'quote'
      ? { ...section, consent: { givenOn: '2026-11-21', record: 'E-mail to the team' } }
      : section,
  ),
})
const allConfirmed = content.pages.map((entry) => ({ ...entry, page: confirmed(entry.page) }))
const lines = (site: typeof content.site, pages: Content['pages'] = allConfirmed, siteUrl = url) =>
  releaseProblems({ ...content, site, pages }, siteUrl).map(problemLine)

test('content that is ready has no problems', () => expect(lines(ready)).toEqual([]))

test.each([
  [{ email: 'hello@example.org' }, /^content\/site\.ts: site\.email: is “hello@example/],
  [{ phone: '+1 (212) 555-0123' }, /^content\/site\.ts: site\.phone: /],
  [{ auditSchedulerUrl: 'https://schedule.example.org/x' }, /auditSchedulerUrl: /],
  [{ meeting: { kind: 'base' as const, url: 'https://meet-test.growth.org/' } }, /meeting: /],
])('a release fails with the placeholder %j', (change, says) => {
  expect(lines({ ...ready, ...change })).toEqual([expect.stringMatching(says)])
})

test.each([
  'http://www.growth.org',
  'https://staging.growth.org',
  'https://x.netlify.app',
  'https://www.agency.example',
])('a release fails with SITE_URL %s', (address) => {
  expect(lines(ready, allConfirmed, address)).toEqual([expect.stringMatching(/^SITE_URL: is “http/)])
})

test('a release fails with a quotation without consent, or a legal text that is unconfirmed or has changed', () => {
  const pages = content.pages.map(({ page }) => page)
  const legal = pages.filter(({ legalReview }) => legalReview).length
  const quotes = pages.flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'quote')).length
  const open = lines(ready, content.pages).join('\n')
  expect(open.match(/\.consent: is “open”/g)).toHaveLength(quotes)
  expect(open.match(/\.legalReview: does not cover/g)).toHaveLength(legal)
  const changed = allConfirmed.map((entry) => ({ ...entry, page: { ...entry.page, updated: '2099-01-01' } }))
  expect(lines(ready, changed)).toHaveLength(legal)
})

test('facts that only the owner knows are shown or listed as missing', () => {
  expect(missingIn({})).toContain('facts.term: Is there a minimum term?')
  const facts = {
    prices: ['SEO starts at $1,500 a month.'],
    term: 'No. Either side can end it with 30 days’ notice.',
    people: [{ role: 'Fundraising strategist', years: 12, city: 'Chicago' }],
  }
  expect(missingIn(facts).join()).not.toMatch(/prices|term|people/)
  expect(answersIn(facts)).toEqual({
    'What does it cost?': facts.prices,
    'Is there a minimum term?': [facts.term],
  })
  expect(peopleIn(facts)).toEqual(['Fundraising strategist, Chicago. 12 years in this work.'])
})

test.each([
  [{}, 'local'],
  [{ SITE_URL: 'http://localhost:4173' }, 'local'],
  [{ SITE_URL: url }, 'release'],
  [{ SITE_URL: 'https://staging.growth.org' }, 'release'],
  [{ SITE_URL: 'https://www.agency.example' }, 'release'],
  [{ SITE_URL: 'https://127.0.0.1:4173' }, 'local'],
  [{ SITE_URL: url, SITE_PREVIEW: '1' }, 'preview'],
])('%j makes a %s build', (env, kind) => {
  expect(buildKind(env)).toBe(kind)
})

test.each([
  ['https://abcdefghijklmnopqrst.supabase.co', 'sb_publishable_x', []],
  [undefined, 'sb_publishable_x', ['VITE_SUPABASE_URL']],
  ['http://localhost:54321', 'sb_publishable_x', ['VITE_SUPABASE_URL']],
  ['https://abcdefghijklmnopqrst.supabase.co', 'sb_secret_x', ['VITE_SUPABASE_PUBLISHABLE_KEY']],
])('a release needs the backend’s URL and publishable key: %s, %s', (url, key, wrong) => {
  const problems = backendProblems({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key })
  expect(problems.map(({ file }) => file)).toEqual(wrong)
})
