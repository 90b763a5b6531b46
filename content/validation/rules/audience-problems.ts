import type { PageEntry } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Stories, cards and challenges of another audience on an audience page. */
export function audienceProblems({ file, page }: PageEntry): Problem[] {
  if (!file.startsWith('content/audiences/')) return []
  const problems: Problem[] = []
  const look = (path: FieldPath, theme: string | undefined) => {
    if (theme && theme !== page.theme)
      problems.push({
        file,
        path,
        reason: `is “${theme}” on the page of “${page.theme}”; write “${page.theme}”`,
      })
  }
  for (const [i, section] of page.sections.entries()) {
    if (section.kind === 'challenges')
      for (const [k, group] of section.groups.entries()) look(['sections', i, 'groups', k], group)
    if (section.kind === 'caseSummaries' || section.kind === 'cards')
      for (const [k, { theme }] of section.items.entries()) look(['sections', i, 'items', k, 'theme'], theme)
  }
  return problems
}
