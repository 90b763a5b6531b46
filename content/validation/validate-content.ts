import { fillFigures } from '../model/figures.ts'
import { bookingProblems } from './booking-problems.ts'
import { type Content, contentOf, loadModules, placesOf } from './content-modules.ts'
import { languageHints } from './language.ts'
import { pageProblems } from './page-problems.ts'
import { type Problem, problemLine } from './problem.ts'
import { schemaProblems } from './schema-problems.ts'
import { letterHints, textProblems, textsOf } from './text-problems.ts'
import { typedFigureProblems } from './typed-figures.ts'

/** All problems in the content, hints at what is perhaps wrong in its language, and the content for further checks. */
export async function validateContent(): Promise<{
  problems: Problem[]
  hints: Problem[]
  content: Content
}> {
  const modules = await loadModules()
  const content = contentOf(modules)
  // The labels and errors of the fields stand with the fields.
  const contracts = await loadModules('supabase/functions/_shared/contracts')
  const written = textsOf(new Map([...modules, ...contracts]))
  const texts = fillFigures(written, content.metrics)
  const schemas = schemaProblems(content, placesOf(modules))
  return {
    // The rules read fields that the schemas require.
    problems: [
      ...(schemas.length > 0 ? schemas : ruleProblems(content)),
      ...typedFigureProblems(written),
      ...textProblems(texts),
    ],
    hints: [
      ...letterHints(texts),
      ...(await languageHints(
        texts.filter(({ text }) => !text.includes('TODO')),
        'content',
      )),
    ],
    content,
  }
}

/** The rules that only this site has. */
export const ruleProblems = (content: Content): Problem[] => [
  ...addressProblems(content),
  ...bookingProblems(content),
  ...pageProblems(content),
  ...staleFacts(content.facts, Date.now()),
]

/** A line for each problem in the values that the database and the server functions use: quick enough for every start. */
export async function settingsProblems(): Promise<string[]> {
  const modules = await loadModules()
  const content = { ...contentOf(modules), pages: [] }
  const schemas = schemaProblems(content, placesOf(modules))
  return (schemas.length > 0 ? schemas : bookingProblems(content)).map(problemLine)
}

/** Facts that nobody has looked up for a year. */
const staleFacts = (facts: Content['facts'], now: number): Problem[] =>
  facts.flatMap(({ claim, source, read }, i) =>
    now - Date.parse(read) > 365 * 24 * 60 * 60 * 1000
      ? [
          {
            file: 'content/facts.ts',
            path: ['facts', i],
            reason: `“${claim}” was read on ${read}; read its source again (${source}), mend the pages, and write the new day`,
          },
        ]
      : [],
  )

/** Paths that are used twice, redirects from pages, and released paths that no longer exist. */
function addressProblems({ routes, redirects, releasedRoutes }: Content): Problem[] {
  const problems: Problem[] = []
  const existing = new Set(Object.keys(routes))
  for (const [path, { alsoAt = [], parent }] of Object.entries(routes)) {
    const report = (field: string, reason: string) =>
      problems.push({ file: 'content/routes.ts', path: ['routes', path, field], reason })
    if (parent && !Object.hasOwn(routes, parent)) report('parent', `is ${parent}, which is not a page`)
    for (const also of alsoAt) {
      if (existing.has(also)) report('alsoAt', `contains ${also}, which is another page; choose another path`)
      existing.add(also)
    }
  }
  const redirected = redirects.map(({ from }) => from)
  for (const [i, from] of redirected.entries()) {
    const reason = existing.has(from)
      ? `is ${from}, which is a page; remove the redirect or the page`
      : redirected.indexOf(from) !== i && `is ${from}, which is already redirected; remove one`
    if (reason) problems.push({ file: 'content/redirects.ts', path: ['redirects', i, 'from'], reason })
  }
  for (const path of releasedRoutes) {
    const reason = 'was released but no longer exists; restore it, or add a redirect to content/redirects.ts'
    if (!existing.has(path) && !redirected.includes(path))
      problems.push({ file: 'content/routes.ts', path: ['routes', path], reason })
  }
  return problems
}
