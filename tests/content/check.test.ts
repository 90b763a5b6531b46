import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TeamHours } from '../../content/model/booking-rules.ts'
import { link } from '../../content/model/notation.ts'
import type { Page } from '../../content/model/page.ts'
import type { SectionKind, SectionOf } from '../../content/model/section.ts'
import type { Content } from '../../content/validation/content-modules.ts'
import { languageHints } from '../../content/validation/language.ts'
import { type Problem, problemLine } from '../../content/validation/problem.ts'
import { schemaProblems } from '../../content/validation/schema-problems.ts'
import { letterHints, textProblems } from '../../content/validation/text-problems.ts'
import { typedFigureProblems } from '../../content/validation/typed-figures.ts'
import { ruleProblems, validateContent } from '../../content/validation/validate-content.ts'

/* What `npm run check` says about the content: for each rule, an edit that breaks it. */

const { problems, content } = await validateContent()

test('the content has no problems', () => expect(problems.map(problemLine)).toEqual([]))

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> }
type Draft = Mutable<Content>
type Edit = (draft: Draft) => unknown

function linesAfter(edit: Edit): string {
  const draft = structuredClone(content) as Draft
  edit(draft)
  const found: Problem[] = [...schemaProblems(draft, new Map()), ...ruleProblems(draft)]
  return found.map(problemLine).join('\n')
}

const seo = '/services/nonprofit-seo'
const pageOf = (draft: Draft, path: string) =>
  draft.pages.find((each) => each.path === path)?.page as Mutable<Page>
const page =
  (fields: Partial<Page>, path = seo): Edit =>
  (draft) =>
    Object.assign(pageOf(draft, path), fields)
const hero =
  (text: string, path = seo): Edit =>
  (draft) => {
    pageOf(draft, path).hero.text = text
  }
/** Of the first section of a kind on each page. */
const sections =
  <Kind extends SectionKind>(kind: Kind, change: (section: Mutable<SectionOf<Kind>>) => unknown): Edit =>
  (draft) => {
    for (const { page } of draft.pages)
      for (const section of page.sections) if (section.kind === kind) change(section as never)
  }
const teamHours =
  (changes: Partial<TeamHours>): Edit =>
  (draft) =>
    Object.assign(draft, {
      teamHours: {
        timeZone: 'America/Chicago',
        hours: [{ days: [1], from: '9:00', until: '12:00' }],
        ...changes,
      },
    })
const redirect =
  (from: string): Edit =>
  (draft) =>
    (draft.redirects as unknown[]).push({ from, to: '/' })
const released: Edit = (draft) => (draft.releasedRoutes as string[]).push('/old-page')

const wrongEdits: Record<string, [edit: Edit, says: RegExp]> = {
  'a field with the wrong form': [
    (d) => Object.assign(d.site, { phone: '555' }),
    /phone: write a number such as .*; it is “?"?555/,
  ],
  'a meeting room as a base': [
    (d) => Object.assign(d.site, { meeting: { kind: 'base', url: 'https://zoom.us/j/123' } }),
    /meeting\.url: write .*or use the kind “room”/,
  ],
  'a wrong field of a section, once and not for each kind of section': [
    (d) => Object.assign(pageOf(d, seo).sections[0] as object, { heading: 'Long '.repeat(40).trim() }),
    /^.*sections\[0\]\.heading: must not have more than.*$/,
  ],
  'a goal presented as a result': [
    hero('We have served {organizationsServed} organizations.'),
    /hero\.text: presents the goal/,
  ],
  'a goal among the results': [
    sections('metrics', (section) => Object.assign(section, { metrics: ['organizationsServed'] })),
    /presents the goal/,
  ],
  'a figure of another case': [
    hero('Traffic grew by {caseTraffic}.', '/impact-stories/black-star'),
    /not a figure of this case/,
  ],
  'a title of another page': [(d) => page({ seo: pageOf(d, '/contact').seo })(d), /is also the title of/],
  'an anchor that an old link uses': [
    (d) => Object.assign(pageOf(d, '/').sections[0] ?? {}, { id: 'services' }),
    /the old link \/#services leads to/,
  ],
  'an id that another section has': [
    (d) => Object.assign(pageOf(d, seo).sections[1] ?? {}, { id: pageOf(d, seo).sections[0]?.id }),
    /sections\[1\]\.id: is “.*which another section has/,
  ],
  'a link to a place that is not there': [
    (d) => Object.assign(pageOf(d, '/contact').hero, { actions: [link('Write', '/contact#Message')] }),
    /hero\.actions\[0\]\.to: is \/contact#Message, .*it has message/,
  ],
  'an update that is still to come': [
    page({ updated: '2126-01-01' }),
    /updated: is 2126-01-01, which is still/,
  ],
  'a legal text that has changed without its date': [
    hero('We store everything.', '/privacy-policy'),
    /privacyPolicy\.digest: does not fit.*Write updated: /,
  ],
  'a legal date that has changed without its text': [
    page({ updated: '2026-11-27' }, '/privacy-policy'),
    /privacyPolicy\.digest: does not fit/,
  ],
  'a bar that runs backwards': [
    sections('calendar', ({ rows }) => Object.assign(rows[0] ?? {}, { from: 3, to: 2 })),
    /rows\[0\]: “.*” runs from 3 to 2/,
  ],
  'a mark of a finding that is not there': [
    sections('audit', ({ stops }) => Object.assign(stops[0]?.screen.parts[0] ?? {}, { mark: 20 })),
    /stops\[0\]\.screen: marks finding 20, but has 1 to/,
  ],
  'a fact that nobody has read for a year': [
    (d) => Object.assign(d.facts[0] ?? {}, { read: '2025-01-01' }),
    /facts\[0\]: .*was read on 2025-01-01/,
  ],
  'a page that nothing leads to': [
    sections('pageLinks', ({ groups }) => {
      for (const group of groups) group.pages = group.pages.filter((each) => each !== '/challenges')
    }),
    /has no page or menu that leads to it/,
  ],
  'a released path that is gone': [released, /was released but no longer exists/],
  'a redirect from a page': [redirect('/contact'), /which is a page/],
  'a path that two pages have': [
    (d) => Object.assign(d.routes['/contact'] ?? {}, { alsoAt: ['/services'] }),
    /which is another page/,
  ],
  'hours that end before they begin': [
    (d) => Object.assign(d.bookingRules, { endHour: d.bookingRules.firstHour }),
    /not after firstHour/,
  ],
  'a misspelled name, with the nearest one': [
    (d) => Object.assign(d.site.facts, { price: ['From $1,500 a month.'] }),
    /facts\.price: is no name that the site knows; write prices,/,
  ],
  'a blank that nothing fills in, in any text of mails.ts': [
    (d) => Object.assign(d.mails['trapWords'] as object, { first: 'Hi <name>' }),
    /trapWords\.first: write it without <…>/,
  ],
  'a time zone that does not exist': [teamHours({ timeZone: 'America/Nowhere' }), /no time zone/],
  'hours too short for a call': [
    teamHours({ hours: [{ days: [1], from: '9:00', until: '9:30' }] }),
    /hours\[0\]\.until: is 9:30, too soon/,
  ],
}

test.each(Object.entries(wrongEdits))('the check reports %s', (_, [edit, says]) => {
  expect(linesAfter(edit)).toMatch(says)
})

test('right edits pass: a goal named as one, a redirect from a gone page, hours until midnight', () => {
  expect(linesAfter(hero('Our goal is to serve {organizationsServed} organizations.'))).toBe('')
  const moved: Edit = (draft) => [released(draft), redirect('/old-page')(draft)]
  expect(linesAfter(moved)).toBe('')
  const hours = [{ days: [1, 3], from: '22:00', until: '24:00' }]
  expect(linesAfter(teamHours({ hours, daysOff: [{ from: '2028-02-29', until: '2028-03-01' }] }))).toBe('')
})

const found = (...texts: string[]) => texts.map((text, i) => ({ file: 'content/x.ts', path: [i], text }))

test.each([
  ['We grew {nothing} last year.', /\{nothing\}, which is no figure/],
  ['TODO the text of this page.', /a placeholder/],
  ['Give to Дом today.', /“Д” .*fonts lack/],
  ['Give\u200b to us every month.', /U\+200B/],
])('the check reports “%s”', (text, says) => {
  expect(textProblems(found(text)).map(problemLine)).toEqual([expect.stringMatching(says)])
})

test.each([
  ['Google gives up to $12,000 a month in search ads.', /“\$12,000”; write {adGrantMonthly}/],
  ['Book a 45-minute strategy call.', /“45-minute”; write {callLength}/],
  ['You’ll have your audit within 5 business days.', /“5 business days”; write {auditDelivery}/],
  ['We have served 50+ organizations.', /“50\+”; write {organizationsServed}/],
])('a typed figure is refused: “%s”', (text, says) => {
  const lines = (source: string) => typedFigureProblems(found(text), source).map(problemLine)
  expect(lines(text)).toEqual([expect.stringMatching(says)])
  expect(lines('inserted by the code')).toEqual([])
})

test('the language check hints at misspelled words and wrong grammar, and names the text', async () => {
  const wrong = ['We recieve every gift.', 'Find us on Linkedin today.', 'They was here last week.']
  const lines = (await languageHints(found(...wrong), 'wrong-sentences')).map(problemLine).sort()
  expect(lines).toEqual([
    expect.stringMatching(/\[0\]: “recieve”.*Write “receive”/),
    expect.stringMatching(/\[1\]: “Linkedin”.*Write “LinkedIn”/),
    expect.stringMatching(/\[2\]: “was”.*Write “were”/),
  ])
})

test('no right sentence is refused, and at most 5 of 150 get a hint', async () => {
  const sentences = readFileSync('tests/content/right-sentences.txt', 'utf8').trim().split('\n')
  expect(sentences).toHaveLength(150)
  const texts = found(...sentences)
  expect([...textProblems(texts), ...typedFigureProblems(texts, sentences.join())].map(problemLine)).toEqual(
    [],
  )
  const names = found('Ayşe Yılmaz and François Gonçalves of Łódź', 'They run the pantry.')
  expect(textProblems(names)).toEqual([])
  expect(letterHints(names).map(problemLine)).toEqual([expect.stringMatching(/“ş” is drawn in another font/)])
  const hints = (await languageHints(texts, 'right-sentences')).map(problemLine)
  expect(hints.length, hints.join('\n')).toBeLessThanOrEqual(5)
})
