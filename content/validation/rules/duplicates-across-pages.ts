import type { Page } from '../../model/page.ts'
import { fieldTexts } from '../field-texts.ts'
import type { PageEntry } from '../loaded-content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { normalizeText } from './duplicates.ts'

/** Texts that must be unique, because people and search engines tell pages apart by them. */
const unique: { path: FieldPath; read: (page: Page) => string | undefined; what: string }[] = [
  { path: ['seo', 'title'], read: (page) => page.seo.title, what: 'title' },
  { path: ['seo', 'description'], read: (page) => page.seo.description, what: 'description' },
  { path: ['name'], read: (page) => page.name, what: 'name' },
  { path: ['summary'], read: (page) => page.summary, what: 'summary' },
  { path: ['hero', 'title'], read: (page) => page.hero.title, what: 'first heading' },
  { path: ['hero', 'text'], read: (page) => page.hero.text, what: 'first text' },
]

/** Titles, names, drawings and long texts that occur on two pages. */
export function duplicatesAcrossPages(
  entries: readonly PageEntry[],
  fill: (text: string) => string,
): Problem[] {
  const problems: Problem[] = []
  for (const { path, read, what } of unique) {
    const seen = new Map<string, string>()
    for (const { file, page } of entries) {
      const text = normalizeText(fill(read(page) ?? ''))
      const other = seen.get(text)
      if (text && other)
        problems.push({ file, path, reason: `is also the ${what} of ${other}; give each page its own` })
      else seen.set(text, file)
    }
  }
  const drawn = new Map<string, string>()
  for (const { file, page } of entries) {
    const { artifact } = page.hero
    // The brand's logo may appear on several pages.
    if (!artifact || artifact.kind === 'field') continue
    const key = JSON.stringify({ ...artifact, alt: '' })
    const other = drawn.get(key)
    drawn.set(key, other ?? file)
    const reason = `is the same drawing as in ${other}; draw something specific to this page`
    if (other) problems.push({ file, path: ['hero', 'artifact'], reason })
  }
  const seen = new Map<string, PageEntry>()
  for (const entry of entries) {
    for (const { path, text } of fieldTexts(entry.page.sections, ['sections'])) {
      const first = text.length < 70 ? undefined : seen.get(normalizeText(text))
      if (first && first !== entry && !isSharedChecklist(first.page, text)) {
        const reason = `is the same text as in ${first.file}; write one for this page`
        problems.push({ file: entry.file, path, reason })
      } else if (!first) seen.set(normalizeText(text), entry)
    }
  }
  return problems
}

/** Whether the text is an entry of a checklist, because pages may import the same checklist. */
const isSharedChecklist = (page: Page, text: string) =>
  page.sections.some(
    (section) =>
      section.kind === 'checklist' && section.groups.some(({ items }) => items.some((item) => item === text)),
  )
