import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import { pages } from '../content/pages.ts'
import { isRecord } from '../content/validation/walk.ts'

/* Prints the headings, link texts and buttons of every page. */
const printedKeys = new Set(['title', 'heading', 'label', 'eyebrow', 'name', 'question'])
const named: Readonly<Record<string, { name: string }>> = pages

function words(value: unknown, key: string): string[] {
  if (key === 'artifact' || key === 'seo') return []
  if (Array.isArray(value)) return value.flatMap((each) => words(each, key))
  if (isRecord(value)) return Object.entries(value).flatMap(([inner, each]) => words(each, inner))
  if (typeof value !== 'string') return []
  if (key === 'pages') return [`  link: ${named[value]?.name}`]
  return printedKeys.has(key) ? [`  ${key}: ${value}`] : []
}

for (const [path, page] of Object.entries(fillFigures(pages, metrics)))
  console.log(`${path}\n${words(page, '').join('\n')}\n`)
