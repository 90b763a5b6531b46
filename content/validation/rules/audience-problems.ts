import type { Theme } from '../../model/theme.ts'
import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Words by which readers know whose story it is. */
const words: Partial<Record<Theme, RegExp>> = {
  islamic: /\b(?:islamic|muslims?|mosques?|masjid|zakat|sadaqah|waqf|imam)\b/i,
  climate:
    /\b(?:climate|environmental|rivers?|wetlands?|forests?|watershed|emissions|solar|conservation|restoration)\b/i,
}
const audiences = ['nonprofit', 'islamic', 'climate'] as const
const own = (theme: Theme, text: string) =>
  (Object.entries(words) as [Theme, RegExp][]).find(([, pattern]) => pattern.test(text))?.[0] ??
  (theme === 'islamic' || theme === 'climate' ? undefined : theme)

/** A story, a card or a group of challenges that belongs to other readers than those of the page or its accent. */
export function audienceProblems({ file, page }: PageEntry): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })
  const isAudience = file.startsWith('content/audiences/')
  for (const [i, section] of page.sections.entries()) {
    const at = ['sections', i]
    if (section.kind === 'challenges' && isAudience) {
      for (const [k, group] of section.groups.entries()) {
        if (group !== page.theme)
          report([...at, 'groups', k], `is “${group}” on the page of “${page.theme}”; write “${page.theme}”`)
      }
    }
    const themed: { theme: Theme; text: string; path: FieldPath }[] =
      section.kind === 'caseSummaries'
        ? section.items.map(({ theme, organization }, k) => ({
            theme,
            text: organization,
            path: [...at, 'items', k, 'theme'],
          }))
        : section.kind === 'cards'
          ? section.items.flatMap(({ theme, title }, k) =>
              theme ? [{ theme, text: title, path: [...at, 'items', k, 'theme'] }] : [],
            )
          : []
    for (const { theme, text, path } of themed) {
      const meant = own(theme, text)
      if (meant && meant !== theme && audiences.some((each) => each === meant)) {
        report(path, `is “${theme}”, but “${text}” is told of “${meant}”; correct one of the two`)
      }
      if (isAudience && theme !== page.theme)
        report(path, `is “${theme}” on the page of “${page.theme}”; tell a story of its own readers`)
    }
  }
  return problems
}
