import type { Page } from '../../model/page.ts'
import type { PageEntry } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import { type FieldPath, fieldName, type Problem } from '../problem.ts'

/** A text without capitals and marks: what a reader takes for the same. */
export const sameWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}{} ]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

type Texts = readonly { text: string; path: FieldPath }[]

/** What a reader takes for one thing told twice: headings, questions and sentences of a page, titles of a list. */
export function doubleProblems({ file, page }: PageEntry): Problem[] {
  const sections = page.sections.map((section, i) => ({ section, at: ['sections', i] as FieldPath }))
  const groups: [what: string, texts: Texts][] = [
    [
      'heading',
      [
        { text: page.hero.title, path: ['hero', 'title'] },
        ...sections.map(({ section, at }) => ({ text: section.heading, path: [...at, 'heading'] })),
      ],
    ],
    [
      'sentence',
      [
        { text: page.seo.description, path: ['seo', 'description'] },
        { text: page.summary, path: ['summary'] },
        { text: page.hero.lead, path: ['hero', 'lead'] },
      ],
    ],
    [
      'question',
      sections.flatMap(({ section, at }) =>
        section.kind === 'faqs' ? titles(section.items, 'question', [...at, 'items']) : [],
      ),
    ],
    [
      'form',
      sections.flatMap(({ section, at }) =>
        section.kind === 'plainForm' ? [{ text: section.form, path: [...at, 'form'] }] : [],
      ),
    ],
    ...sections.flatMap(({ section, at }) => sectionLists(section, at)),
    // Whole sentences and paragraphs, wherever on the page.
    [
      'text',
      sections.flatMap(({ section, at }) =>
        fieldTexts(section, at).filter(
          ({ text, path }) => !titleKeys.test(String(path.at(-1))) && text.split(' ').length > 4,
        ),
      ),
    ],
  ]
  return groups.flatMap(([what, texts]) => once(file, what, texts))
}

const titleKeys = /^(heading|title|name|question|label|left|right|when|id|icon|to|file|tag|variant)$/

function once(file: string, what: string, texts: Texts): Problem[] {
  const seen = new Map<string, FieldPath>()
  return texts.flatMap(({ text, path }) => {
    const first = seen.get(sameWords(text))
    seen.set(sameWords(text), first ?? path)
    const reason = `is the same ${what} as ${first && fieldName(first)}; write another, or take one out`
    return first ? [{ file, path, reason }] : []
  })
}

/** One field of each item of a list. */
const titles = (items: readonly object[], key: string, at: FieldPath): Texts =>
  items.flatMap((item, i) => {
    const text = (item as Record<string, unknown>)[key]
    return typeof text === 'string' ? [{ text, path: [...at, i, key] }] : []
  })

/** The titles of a section's lists, which must differ within the list. */
function sectionLists(section: Page['sections'][number], at: FieldPath): [string, Texts][] {
  switch (section.kind) {
    case 'cards':
      return [['card', titles(section.items, 'title', [...at, 'items'])]]
    case 'steps':
      return [['step', titles(section.items, 'title', [...at, 'items'])]]
    case 'calendar':
      return [['bar', titles(section.rows, 'name', [...at, 'rows'])]]
    case 'worksheet':
      return [['line', titles(section.rows, 'first', [...at, 'rows'])]]
    case 'mockup':
      return [
        ['sheet', titles(section.sheets, 'label', [...at, 'sheets'])],
        ...section.sheets.map(({ parts }, i): [string, Texts] => [
          'line',
          titles(parts, 'text', [...at, 'sheets', i, 'parts']),
        ]),
      ]
    case 'serviceDetails':
      return [['card', titles(section.items, 'name', [...at, 'items'])]]
    case 'timeline':
      return [
        ['phase', titles(section.phases, 'title', [...at, 'phases'])],
        ['time', titles(section.phases, 'when', [...at, 'phases'])],
      ]
    case 'caseSummaries':
      return section.items.map(({ measures }, i) => [
        'measure',
        titles(measures, 'label', [...at, 'items', i, 'measures']),
      ])
    case 'checklist':
      return [['group', titles(section.groups, 'title', [...at, 'groups'])]]
    case 'comparison':
      return [
        [
          'text',
          [
            ...titles(section.rows, 'left', [...at, 'rows']),
            ...titles(section.rows, 'right', [...at, 'rows']),
          ],
        ],
      ]
    default:
      return []
  }
}
