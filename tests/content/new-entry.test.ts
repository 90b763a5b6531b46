import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { type NewKind, starts } from '../../content/validation/new-entry.ts'
import { ContentCopy } from './mutations/content-copy.ts'
import { reportAfter } from './mutations/edited-report.ts'

/*
 * What `npm run new` writes compiles as it is, and the check asks for nothing but what it has left open, and for the
 * number of templates or case studies where a text tells it.
 */

const project = {
  read: (file: string) => readFileSync(file, 'utf8'),
  exists: (file: string) => existsSync(file),
  today: '2026-11-21',
}
const examples: readonly [NewKind, string][] = [
  ['service', 'grant-writing'],
  ['fundraising', 'major-gifts'],
  ['audience', 'schools-and-colleges'],
  ['case-study', 'river-trust'],
  ['resource', 'donor-calendar'],
  ['template', 'staff'],
  ['faq', 'nonprofit-seo'],
]

const copy = new ContentCopy()
afterAll(() => copy.remove())

test.each(examples)(
  'a new %s',
  async (kind, name) => {
    const { files } = starts[kind](name, project)
    const edits = [...files].map(([file, source]) => ({ file, edit: () => source }))
    const complaints = await reportAfter(edits)
    expect(complaints.length).toBeGreaterThan(1)
    for (const { reason } of complaints)
      expect(reason).toMatch(
        kind === 'template' || kind === 'case-study'
          ? /^has “TODO”, which stands for a text to come|^counts “/
          : /^has “TODO”, which stands for a text to come/,
      )
  },
  120_000,
)

test('whoever adds a service is told where the services are counted in words', () => {
  expect(starts.service('grant-writing', project).say).toContain('content/pages/services.ts counts')
})

test('all of them compile', async () => {
  for (const [kind, name] of examples) {
    const written = starts[kind](name, {
      ...project,
      read: (file) => copy.read(file),
      exists: (file) => existsSync(`${copy.folder}/${file}`),
    })
    for (const [file, source] of written.files) copy.write(file, source)
  }
  expect(await copy.compile()).toEqual([])
}, 120_000)

test('what is there already is not written over', () => {
  expect(() => starts.service('nonprofit-seo', project)).toThrow('/services/nonprofit-seo is there already')
  expect(() => starts.faq('no-such-page', project)).toThrow('There is no page')
})
