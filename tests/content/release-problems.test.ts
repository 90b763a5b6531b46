import { describe, expect, test } from 'vitest'
import type { Page } from '../../content/model/page.ts'
import { site } from '../../content/site.ts'
import { loadContent } from '../../content/validation/load-content.ts'
import { problemLine } from '../../content/validation/problem.ts'
import { buildKind, releaseProblems } from '../../content/validation/release-problems.ts'

const { pages } = await loadContent(process.cwd())
const ready = {
  ...site,
  email: 'hello@growth.org',
  phone: '+1 (212) 736-5000',
  auditSchedulerUrl: 'https://calls.growth.org/audit',
  calendarOrganizer: { name: site.name, email: 'calendar@growth.org' },
}
const url = 'https://www.growth.org'
const confirmed = (page: Page): Page => ({
  ...page,
  ...(page.legalReview && { legalReview: { confirmedOn: '2026-11-21', by: 'Counsel for nonprofit law' } }),
  sections: page.sections.map((section) =>
    section.kind === 'quote'
      ? { ...section, consent: { givenOn: '2026-11-21', record: 'E-mail to the team' } }
      : section,
  ),
})
const allConfirmed = pages.map((entry) => ({ ...entry, page: confirmed(entry.page) }))
const lines = (...args: Parameters<typeof releaseProblems>) => releaseProblems(...args).map(problemLine)

test('content that is ready has no problems', () => {
  expect(lines(ready, allConfirmed, url)).toEqual([])
})

describe('a release fails', () => {
  test.each([
    [
      'with a placeholder email address',
      { email: 'hello@example.org' },
      /^content\/site\.ts: email: is “hello@example/,
    ],
    [
      'with the placeholder phone number',
      { phone: '+1 (555) 010-0199' },
      /^content\/site\.ts: phone: is “\+1 \(555\)/,
    ],
    ['with a fictional phone number', { phone: '+1 (212) 555-0123' }, /^content\/site\.ts: phone: /],
    [
      'with a placeholder scheduler',
      { auditSchedulerUrl: 'https://schedule.example.org/x' },
      /auditSchedulerUrl: /,
    ],
    [
      'with a staging address for meetings',
      { meetingBaseUrl: 'https://meet-test.growth.org/' },
      /meetingBaseUrl: /,
    ],
  ])('%s', (_, change, says) => {
    expect(lines({ ...ready, ...change }, allConfirmed, url)).toEqual([expect.stringMatching(says)])
  })

  test.each([
    'https://example.org',
    'http://www.growth.org',
    'https://staging.growth.org',
    'https://x.netlify.app',
  ])('with SITE_URL %s', (address) => {
    expect(lines(ready, allConfirmed, address)).toEqual([expect.stringMatching(/^SITE_URL: is “http/)])
  })

  test('with a quotation without consent', () => {
    const quotes = pages.filter(({ page }) => page.sections.some(({ kind }) => kind === 'quote'))
    const open = quotes.map((entry) => ({
      ...entry,
      page: {
        ...entry.page,
        sections: entry.page.sections.map((section) =>
          section.kind === 'quote' ? { ...section, consent: 'open' as const } : section,
        ),
      },
    }))
    expect(lines(ready, open, url).filter((line) => line.includes('consent'))).toEqual(
      quotes.map(({ file }) => expect.stringMatching(`^${file}: sections\\[\\d+\\]\\.consent: is “open”`)),
    )
  })

  test('with an unconfirmed legal text', () => {
    const legal = allConfirmed
      .filter(({ page }) => page.legalReview)
      .map((entry) => ({ ...entry, page: { ...entry.page, legalReview: 'open' as const } }))
    expect(legal.length).toBeGreaterThan(2)
    expect(lines(ready, legal, url)).toEqual(
      legal.map(({ file }) => expect.stringMatching(`^${file}: legalReview: is “open”`)),
    )
  })
})

test.each([
  [{}, 'local'],
  [{ SITE_URL: 'http://localhost:4173' }, 'local'],
  [{ SITE_URL: url }, 'release'],
  [{ SITE_URL: 'https://staging.growth.org' }, 'release'],
  [{ SITE_URL: url, SITE_PREVIEW: '1' }, 'preview'],
])('%j makes a %s build', (env, kind) => {
  expect(buildKind(env)).toBe(kind)
})
