import type { Page } from '../../model/page.ts'
import type { PageEntry } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { fieldName } from '../problem.ts'
import { onceForText } from '../text/once.ts'

const same = onceForText((text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
)

/** What a reader takes for one thing told twice: titles of one list, headings of one page. */
export function doubleProblems({ file, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const once = (what: string, texts: readonly { text: string; path: FieldPath }[]) => {
    const seen = new Map<string, FieldPath>()
    for (const { text, path } of texts) {
      const first = seen.get(same(text))
      if (first) {
        problems.push({
          file,
          path,
          reason: `is the same ${what} as ${fieldName(first)}; write another, or take one out`,
        })
      } else seen.set(same(text), path)
    }
  }
  once('heading', [
    { text: page.hero.title, path: ['hero', 'title'] },
    ...page.sections.map(({ heading }, i) => ({ text: heading, path: ['sections', i, 'heading'] })),
  ])
  for (const [i, section] of page.sections.entries()) {
    for (const { what, texts } of listTitles(section)) {
      once(
        what,
        texts.map(({ text, path }) => ({ text, path: ['sections', i, ...path] })),
      )
    }
  }
  once(
    'question',
    page.sections.flatMap((section, i) =>
      section.kind === 'faqs'
        ? section.items.map(({ question }, k) => ({
            text: question,
            path: ['sections', i, 'items', k, 'question'],
          }))
        : [],
    ),
  )
  once('sentence', [
    { text: page.seo.description, path: ['seo', 'description'] },
    { text: page.summary, path: ['summary'] },
    { text: page.hero.lead, path: ['hero', 'lead'] },
  ])
  for (const [i, section] of page.sections.entries()) {
    const { heading, intro } = section as { heading: string; intro?: string }
    once('sentence', [
      { text: heading, path: ['sections', i, 'heading'] },
      ...(intro ? [{ text: intro, path: ['sections', i, 'intro'] }] : []),
    ])
  }
  once(
    'form',
    page.sections.flatMap((section, i) =>
      section.kind === 'plainForm' ? [{ text: section.form, path: ['sections', i, 'form'] }] : [],
    ),
  )
  // Whole sentences and paragraphs, wherever on the page.
  once(
    'text',
    fieldTexts(page.sections.map(withoutTitles), ['sections']).filter(({ text }) =>
      /\s\S+\s\S+\s\S+\s\S+/.test(text),
    ),
  )
  return problems
}

type Section = Page['sections'][number]
type Texts = { text: string; path: FieldPath }[]

function listTitles(section: Section): { what: string; texts: Texts }[] {
  const titles = (what: string, items: readonly object[], list: string, key: string) => ({
    what,
    texts: items.flatMap((item, i) => {
      const text = (item as Record<string, unknown>)[key]
      return typeof text === 'string' ? [{ text, path: [list, i, key] }] : []
    }),
  })
  switch (section.kind) {
    case 'cards':
      return [titles('card', section.items, 'items', 'title')]
    case 'steps':
      return [titles('step', section.items, 'items', 'title')]
    case 'calendar':
      return [titles('bar', section.rows, 'rows', 'name')]
    case 'worksheet':
      return [titles('line', section.rows, 'rows', 'first')]
    case 'mockup':
      return [
        titles('sheet', section.sheets, 'sheets', 'label'),
        ...section.sheets.map(({ parts }, i) => ({
          what: 'line',
          texts: parts.map(({ text }, k) => ({ text, path: ['sheets', i, 'parts', k, 'text'] })),
        })),
      ]
    case 'serviceDetails':
      return [titles('card', section.items, 'items', 'name')]
    case 'timeline':
      return [
        titles('phase', section.phases, 'phases', 'title'),
        titles('time', section.phases, 'phases', 'when'),
      ]
    case 'caseSummaries':
      return section.items.map((item, i) => ({
        what: 'measure',
        texts: item.measures.map(({ label }, k) => ({
          text: label,
          path: ['items', i, 'measures', k, 'label'],
        })),
      }))
    case 'checklist':
      return [titles('group', section.groups, 'groups', 'title')]
    case 'comparison':
      return [
        {
          what: 'text',
          texts: section.rows.flatMap(({ left, right }, i) => [
            { text: left, path: ['rows', i, 'left'] },
            { text: right, path: ['rows', i, 'right'] },
          ]),
        },
        {
          what: 'column',
          texts: [
            { text: section.left, path: ['left'] },
            { text: section.right, path: ['right'] },
          ],
        },
      ]
    default:
      return []
  }
}

/** What `listTitles` and the headings have looked at already. */
function withoutTitles(section: Section): unknown {
  const { heading: _heading, ...rest } = section
  return JSON.parse(
    JSON.stringify(rest, (key, value) =>
      /^(title|name|question|label|left|right|when|id|icon|to|file|tag|variant)$/.test(key) &&
      typeof value === 'string'
        ? undefined
        : value,
    ),
  )
}

/** Texts by which people and search engines tell pages apart, and texts that stand on two pages. */
export function doublesBetweenPages(
  entries: readonly PageEntry[],
  fill: (text: string) => string,
): Problem[] {
  const problems: Problem[] = []
  const unique: { path: FieldPath; read: (page: Page) => string | undefined; what: string }[] = [
    { path: ['seo', 'title'], read: (page) => page.seo?.title, what: 'title' },
    { path: ['seo', 'description'], read: (page) => page.seo?.description, what: 'description' },
    { path: ['name'], read: (page) => page.name, what: 'name' },
    { path: ['summary'], read: (page) => page.summary, what: 'summary' },
    { path: ['hero', 'title'], read: (page) => page.hero?.title, what: 'first heading' },
    { path: ['hero', 'lead'], read: (page) => page.hero?.lead, what: 'lead' },
  ]
  for (const { path, read, what } of unique) {
    const seen = new Map<string, string>()
    for (const { file, page } of entries) {
      const text = read(page)
      if (text === undefined) continue
      const other = seen.get(same(fill(text)))
      if (other)
        problems.push({ file, path, reason: `is also the ${what} of ${other}; give each page its own` })
      else seen.set(same(fill(text)), file)
    }
  }
  const seen = new Map<string, PageEntry>()
  for (const entry of entries) {
    for (const { path, text } of fieldTexts(entry.page.sections, ['sections'])) {
      if (text.length < 70) continue
      const first = seen.get(same(text))
      if (first && first !== entry && !shared(first.page, text)) {
        problems.push({
          file: entry.file,
          path,
          reason: `stands word for word in ${first.file} too; write what this page has to say`,
        })
      } else if (!first) seen.set(same(text), entry)
    }
  }
  return problems
}

/** A value that pages take from one module is one text, not two. */
const shared = (page: Page, text: string) =>
  page.sections.some(
    (section) =>
      'groups' in section &&
      section.kind === 'checklist' &&
      JSON.stringify(section.groups).includes(JSON.stringify(text)),
  )
