import Value from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { meetingTemplates, minutesBestPractices, minutesChecklist } from '../../content/meeting-templates.ts'
import { minutesDocuments } from '../../content/minutes-documents.ts'
import { type MinutesDocument, MinutesDocumentSchema } from '../../content/model/minutes-document.ts'
import { site } from '../../content/site.ts'
import { openPdf } from './open-pdf.ts'

const documents: readonly MinutesDocument[] = minutesDocuments

describe.each(documents)('$file', (document) => {
  test('its content matches the schema', () => {
    expect([...Value.Errors(MinutesDocumentSchema, document)]).toEqual([])
  })

  test('it is tagged with its language, its title, headings, lists and tables', async () => {
    const pdf = await openPdf(document.file)
    expect(pdf).toMatchObject({
      marked: true,
      language: 'en-US',
      title: `${document.title} | ${site.name}`,
    })
    expect(pdf.roles).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TH']),
    )
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1)
  })

  test('it contains every template from the first part to the last line', async () => {
    const { pages } = await openPdf(document.file)
    const text = pages.join(' ')
    for (const kind of document.templates) {
      const { name, parts } = meetingTemplates[kind]
      expect(text).toContain(name)
      for (const part of parts) expect(text).toContain(part.title)
      for (const line of parts.flatMap((part): string[] => part.lines)) {
        // These lines become table headers.
        if (!/^Task\b/.test(line)) expect(text).toContain(line)
      }
    }
    if (document.chapters.includes('checklist'))
      for (const group of minutesChecklist) expect(text).toContain(group.title)
    if (document.chapters.includes('bestPractices'))
      for (const { title } of minutesBestPractices) expect(text).toContain(title)
  })

  test('its figures are filled in and its pages are numbered', async () => {
    const { pages } = await openPdf(document.file)
    expect(pages.join(' ')).not.toMatch(/\{[a-zA-Z]+\}/)
    for (const [i, page] of pages.entries()) {
      if (i > 0) expect(page).toContain(`${i + 1} / ${pages.length}`)
    }
  })

  test('its bookmarks match the headings, and each template begins on its own page', async () => {
    const { bookmarks } = await openPdf(document.file)
    const chapters = bookmarks.filter(({ page }) => page > 1)
    const names = document.templates.map((kind) => meetingTemplates[kind].name)
    const first = chapters.filter(({ depth }) => depth === 2)
    expect(first.map(({ title }) => title).slice(0, names.length)).toEqual(names)
    expect(new Set(first.map(({ page }) => page)).size).toBe(first.length)
    expect(chapters.map(({ title }) => title)).toContain('2 Attendance and quorum')
  })

  test('its table of contents lists the page of each chapter', async () => {
    const { bookmarks, pages } = await openPdf(document.file)
    if (document.templates.length === 1) return
    for (const { title, page } of bookmarks.filter((bookmark) => bookmark.depth === 2 && bookmark.page > 1)) {
      expect(pages[0]).toContain(`${title} ${page}`)
    }
  })
})
