import type { SectionKind } from '../../model/section.ts'
import type { PageEntry } from '../content.ts'
import { type FieldText, fieldTexts } from '../field-texts.ts'
import { type FieldPath, fieldName, type Problem } from '../problem.ts'

/** A text without capitals and marks: what a reader takes for the same. */
export const sameWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What tells the entries of a section's lists apart: fields by kind of section, and what each is called. */
const told: { readonly [K in SectionKind]?: Readonly<Record<string, string>> } = {
  cards: { title: 'card' },
  steps: { title: 'step' },
  calendar: { name: 'bar' },
  worksheet: { first: 'line' },
  mockup: { label: 'sheet', text: 'line' },
  serviceDetails: { name: 'card' },
  timeline: { title: 'phase', when: 'time' },
  caseSummaries: { label: 'measure' },
  checklist: { title: 'group' },
  comparison: { left: 'text', right: 'text' },
  faqs: { question: 'question' },
  plainForm: { form: 'form' },
}

const titleKeys = /^(heading|title|name|question|label|left|right|when|id|icon|to|file|tag|variant)$/

/** What a reader takes for one thing told twice: headings, questions and sentences of a page, titles of a list. */
export function doubleProblems({ file, page }: PageEntry): Problem[] {
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
  add({ text: hero.lead, path: ['hero', 'lead'] }, 'sentence')
  for (const [i, section] of page.sections.entries()) {
    add({ text: section.heading, path: ['sections', i, 'heading'] }, 'heading')
    for (const found of fieldTexts(section, ['sections', i])) {
      const { path, text } = found
      const key = String(path.at(-1))
      const what = told[section.kind]?.[key]
      // Questions differ on the whole page.
      if (what && typeof path.at(-2) === 'number')
        add(found, what, key === 'question' ? [] : path.slice(0, -2))
      // Whole sentences and paragraphs, wherever on the page.
      if (!titleKeys.test(key) && text.split(' ').length > 4) add(found, 'text')
    }
  }
  return [...groups.values()].flatMap(({ what, texts }) => once(file, what, texts))
}

/** What is told a second time in a list. */
export function once(file: string, what: string, texts: readonly FieldText[]): Problem[] {
  const seen = new Map<string, FieldPath>()
  return texts.flatMap(({ text, path }) => {
    const first = seen.get(sameWords(text))
    seen.set(sameWords(text), first ?? path)
    const reason = `is the same ${what} as ${first && fieldName(first)}; write another, or take one out`
    return first ? [{ file, path, reason }] : []
  })
}
