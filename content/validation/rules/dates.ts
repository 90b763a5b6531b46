import type { PageEntry } from '../loaded-content.ts'
import { type Problem, problemsIn } from '../problem.ts'

/** Dates of a page that are in the future or in the wrong order. */
export function dateProblems({ file, page }: PageEntry, today: string): Problem[] {
  const { problems, report } = problemsIn(file)
  const { legalReview: review, updated } = page
  const days: [string[], string | undefined][] = [
    [['updated'], updated],
    [['legalReview', 'confirmedOn'], typeof review === 'object' ? review.confirmedOn : undefined],
    ...page.sections.flatMap((section, i): [string[], string | undefined][] =>
      section.kind === 'quote' && typeof section.consent === 'object'
        ? [[['sections', String(i), 'consent', 'givenOn'], section.consent.givenOn]]
        : [],
    ),
  ]
  for (const [path, day] of days) {
    if (!day) continue
    if (day > today) report(path, `is “${day}”, which is in the future; write the date of the change`)
  }
  if (typeof review === 'object' && updated && review.confirmedOn < updated)
    report(
      ['legalReview'],
      `was confirmed on ${review.confirmedOn}, before the text changed (${updated}); have it reviewed again, and write “open” until then`,
    )
  return problems
}
