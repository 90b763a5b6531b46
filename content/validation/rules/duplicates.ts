import type { Page } from '../../model/page.ts'
import { type FieldText, fieldTexts } from '../field-texts.ts'
import type { PageEntry } from '../loaded-content.ts'
import { type FieldPath, fieldName, type Problem } from '../problem.ts'

/** A text in lower case without punctuation. Texts that are equal in this form count as duplicates. */
const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const titleKeys = /^(heading|title|name|question|label|left|right|when|id|icon|to|file|tag|variant)$/

/** Duplicate headings, sentences and paragraphs on a page. */
export function duplicateProblems({ file, page }: PageEntry): Problem[] {
  const { hero, seo, summary } = page
  const groups = new Map<string, FieldText[]>()
  const add = (found: FieldText, what: string) => groups.set(what, [...(groups.get(what) ?? []), found])
  add({ text: hero.title, path: ['hero', 'title'] }, 'heading')
  add({ text: seo.description, path: ['seo', 'description'] }, 'sentence')
  add({ text: summary, path: ['summary'] }, 'sentence')
  add({ text: hero.text, path: ['hero', 'text'] }, 'sentence')
  for (const [i, section] of page.sections.entries()) {
    add({ text: section.heading, path: ['sections', i, 'heading'] }, 'heading')
    for (const found of fieldTexts(section, ['sections', i])) {
      const isTitle = titleKeys.test(String(found.path.at(-1)))
      if (!isTitle && found.text.split(' ').length > 4) add(found, 'text')
    }
  }
  return [...groups].flatMap(([what, texts]) => duplicates(file, what, texts))
}

function duplicates(file: string, what: string, texts: readonly FieldText[]): Problem[] {
  const seen = new Map<string, FieldPath>()
  return texts.flatMap(({ text, path }) => {
    const first = seen.get(normalizeText(text))
    seen.set(normalizeText(text), first ?? path)
    const reason = `is the same ${what} as ${first && fieldName(first)}; change or remove one`
    return first ? [{ file, path, reason }] : []
  })
}

/** Texts that must be unique, because people and search engines tell pages apart by them. */
const unique: { path: FieldPath; read: (page: Page) => string | undefined; what: string }[] = [
  { path: ['seo', 'title'], read: (page) => page.seo.title, what: 'title' },
  { path: ['seo', 'description'], read: (page) => page.seo.description, what: 'description' },
  { path: ['name'], read: (page) => page.name, what: 'name' },
  { path: ['summary'], read: (page) => page.summary, what: 'summary' },
  { path: ['hero', 'title'], read: (page) => page.hero.title, what: 'first heading' },
  { path: ['hero', 'text'], read: (page) => page.hero.text, what: 'first text' },
]

/** Titles, names and long texts that occur on two pages. */
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
