import { bookingRules } from '../booking-rules.ts'
import { metrics } from '../metrics.ts'
import { fillFigures } from '../model/figures.ts'
import { PageSchema } from '../model/page.ts'
import { pages } from '../pages.ts'
import { routes } from '../routes.ts'
import { bookingProblems } from './booking-problems.ts'
import { contentModules, origins } from './content-modules.ts'
import { formProblems } from './form.ts'
import { pageProblems } from './page-problems.ts'
import type { Problem } from './problem.ts'
import { referenceProblems } from './references.ts'
import { routeProblems } from './route-problems.ts'
import { textProblems } from './texts.ts'
import { isText, type SchemaNode, walk } from './walk.ts'

export type Surroundings = {
  /** Which module holds each page: `/services` → `content/pages/services.ts`. */
  files: ReadonlyMap<string, string>
  isPublicFile: (path: string) => boolean
  /** The day, as YYYY-MM-DD, after which no date may lie. */
  today: string
}

/** Everything that is wrong with the content, in the order of its modules. */
export function validateContent({ files, isPublicFile, today }: Surroundings): Problem[] {
  const entries = Object.entries(pages)
    .filter(([, page]) => page)
    .map(([path, page]) => ({ path, page, file: files.get(path) ?? 'content/pages.ts' }))
  const modules = [
    ...contentModules,
    ...entries.map(({ page, file }) => ({
      schema: PageSchema as SchemaNode,
      value: page as unknown,
      place: { file, path: [] },
    })),
  ]

  const problems: Problem[] = []
  for (const { schema, value, place } of modules) {
    walk(schema, value, place, origins, (schema, value, place) => {
      const filled = typeof value === 'string' ? fillFigures(value, metrics) : value
      const reasons = [
        ...formProblems(schema, filled),
        ...referenceProblems(schema, value, { routes, metrics, isPublicFile }),
        ...(isText(schema) && typeof value === 'string' ? textProblems(value, metrics) : []),
      ]
      problems.push(...reasons.map((reason) => ({ ...place, reason })))
    })
  }
  problems.push(
    ...routeProblems(routes, pages),
    ...pageProblems(entries, metrics, today),
    ...bookingProblems(bookingRules, metrics.callLength),
  )
  return problems
}
