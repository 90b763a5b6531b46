import type { SectionKind } from '../../model/section.ts'
import { type FieldText, fieldTexts } from '../field-texts.ts'
import type { PageEntry } from '../loaded-content.ts'
import { type FieldPath, fieldName, type Problem } from '../problem.ts'

/** A text in lower case without punctuation. Texts that are equal in this form count as duplicates. */
export const normalizeText = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** By kind of section: the fields that must be unique in its lists and are no key of a record, and what messages call them. */
const uniqueFields: { readonly [K in SectionKind]?: Readonly<Record<string, string>> } = {
  cards: { title: 'card' },
  calendar: { name: 'bar' },
  worksheet: { first: 'line' },
  mockup: { label: 'sheet', text: 'line' },
  serviceDetails: { name: 'card' },
  timeline: { title: 'phase', when: 'time' },
  caseSummaries: { label: 'measure' },
  comparison: { right: 'text' },
  plainForm: { form: 'form' },
}

const titleKeys = /^(heading|title|name|question|label|left|right|when|id|icon|to|file|tag|variant)$/

/** Duplicate headings and sentences on a page, and duplicate titles in a list. */
export function duplicateProblems({ file, page }: PageEntry): Problem[] {
  const { hero, seo, summary } = page
  const groups = new Map<string, { what: string; texts: FieldText[] }>()
  const add = (found: FieldText, what: string, list: FieldPath = []) => {
    const key = `${what} ${list.join()}`
    const group = groups.get(key) ?? { what, texts: [] }
    group.texts.push(found)
    groups.set(key, group)
  }
  add({ text: hero.title, path: ['hero', 'title'] }, 'heading')
  add({ text: seo.description, path: ['seo', 'description'] }, 'sentence')
  add({ text: summary, path: ['summary'] }, 'sentence')
  add({ text: hero.text, path: ['hero', 'text'] }, 'sentence')
  for (const [i, section] of page.sections.entries()) {
    add({ text: section.heading, path: ['sections', i, 'heading'] }, 'heading')
    for (const found of fieldTexts(section, ['sections', i])) {
      const { path, text } = found
      const key = String(path.at(-1))
      const what = uniqueFields[section.kind]?.[key]
      if (what && typeof path.at(-2) === 'number') add(found, what, path.slice(0, -2))
      // Sentences and paragraphs must be unique on the page.
      if (!titleKeys.test(key) && text.split(' ').length > 4) add(found, 'text')
    }
  }
  return [...groups.values()].flatMap(({ what, texts }) => duplicates(file, what, texts))
}

/** The texts of a list that repeat an earlier one. */
export function duplicates(file: string, what: string, texts: readonly FieldText[]): Problem[] {
  const seen = new Map<string, FieldPath>()
  return texts.flatMap(({ text, path }) => {
    const first = seen.get(normalizeText(text))
    seen.set(normalizeText(text), first ?? path)
    const reason = `is the same ${what} as ${first && fieldName(first)}; change or remove one`
    return first ? [{ file, path, reason }] : []
  })
}
