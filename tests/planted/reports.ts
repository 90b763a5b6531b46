import { stripVTControlCharacters } from 'node:util'

type Suite = {
  suites?: Suite[]
  specs?: { title: string; tests: { results: { error?: { message?: string } }[] }[] }[]
}

/** What each subject's test says of it, by its name, from Playwright's report as JSON; nothing where all is as agreed. */
export function reportsOf(json: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const visit = ({ suites = [], specs = [] }: Suite) => {
    for (const { title, tests } of specs) {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))
      found.set(title.replace(/ is as agreed$/, ''), stripVTControlCharacters(messages.join('\n')))
    }
    for (const suite of suites) visit(suite)
  }
  visit(JSON.parse(json.slice(json.indexOf('\n{') + 1 || 0)))
  return found
}
