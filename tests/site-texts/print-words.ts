import { pages } from '../../content/pages.ts'
import { isRecord } from '../../content/validation/walk.ts'

/* Prints the headings, link texts and buttons of every page. */
const printedKeys = new Set(['title', 'heading', 'label', 'eyebrow', 'name', 'question'])

function words(value: unknown, key: string): string[] {
  if (key === 'artifact' || key === 'seo') return []
  if (Array.isArray(value)) return value.flatMap((each) => words(each, key))
  if (isRecord(value)) return Object.entries(value).flatMap(([inner, each]) => words(each, inner))
  return typeof value === 'string' && printedKeys.has(key) ? [`  ${key}: ${value}`] : []
}

for (const [path, page] of Object.entries(pages)) console.log(`${path}\n${words(page, '').join('\n')}\n`)
