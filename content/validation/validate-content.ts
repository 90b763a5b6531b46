import { readFileSync } from 'node:fs'
import { addressProblems } from './address-problems.ts'
import { bookingProblems } from './booking-problems.ts'
import { type Content, contentOf, loadModules, placesOf } from './content-modules.ts'
import { languageProblems } from './language.ts'
import { pageProblems } from './page-problems.ts'
import type { Problem } from './problem.ts'
import { schemaProblems } from './schema-problems.ts'
import { textProblems, textsOf } from './text-problems.ts'

/** All problems in the content, and the content for further checks. */
export async function validateContent(now: Date): Promise<{ problems: Problem[]; content: Content }> {
  const modules = await loadModules()
  const content = contentOf(modules)
  // The labels and errors of the fields stand with the fields.
  const contracts = await loadModules('supabase/functions/_shared/contracts')
  const texts = textsOf(new Map([...modules, ...contracts]), content.metrics)
  const schemas = schemaProblems(content, placesOf(modules))
  const written = texts.filter(({ text }) => !text.includes('TODO'))
  const language = [...textProblems(texts), ...(await languageProblems(written, 'content'))]
  // The rules read fields that the schemas require.
  return { problems: [...(schemas.length > 0 ? schemas : ruleProblems(content, now)), ...language], content }
}

/** The rules that only this site has. */
export const ruleProblems = (content: Content, now: Date): Problem[] => [
  ...addressProblems(content),
  ...bookingProblems(content, latestToday(now), appliedSettings()),
  ...pageProblems(content),
]

/** The problems in the values that the database and the server functions get: quick enough for every start. */
export async function validateSettings(now: Date): Promise<Problem[]> {
  const modules = await loadModules()
  const content = { ...contentOf(modules), pages: [] }
  const schemas = schemaProblems(content, placesOf(modules))
  return schemas.length > 0 ? schemas : bookingProblems(content, latestToday(now), appliedSettings())
}

/** The date in UTC+14, where it is latest, so that an editor's date is never in the future. */
const latestToday = (now: Date) => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)

const appliedSettings = () => readFileSync('supabase/booking-settings.json', 'utf8')
