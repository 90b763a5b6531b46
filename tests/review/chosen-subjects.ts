import type { Subject } from '../visual/matrix/subject.ts'

/**
 * The subjects that somebody means: `/services/nonprofit-seo` is that page, `states/lead` or `mails` all whose names
 * begin so. Nothing at all means everything.
 */
export function chosenSubjects(subjects: readonly Subject[], wanted: readonly string[]): Subject[] {
  if (wanted.length === 0) return [...subjects]
  const names = new Set(subjects.map(({ name }) => name))
  const isMeant = (name: string, each: string) => (names.has(each) ? name === each : name.startsWith(each))
  return subjects.filter(({ name, path }) =>
    wanted.some((each) =>
      each.startsWith('/') ? /^(pages|variants)\//.test(name) && path === each : isMeant(name, each),
    ),
  )
}
