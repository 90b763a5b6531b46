import type { PageEntry } from '../content.ts'
import type { Problem } from '../problem.ts'

/** Days of pages: none in the future, none before the site was there. */
export function dateProblems({ file, page }: PageEntry, since: string, today: string): Problem[] {
  const problems: Problem[] = []
  const days: [string[], string | undefined][] = [
    [['updated'], page.updated],
    [
      ['legalReview', 'confirmedOn'],
      typeof page.legalReview === 'object' ? page.legalReview.confirmedOn : undefined,
    ],
    ...page.sections.flatMap((section, i): [string[], string | undefined][] =>
      section.kind === 'quote' && typeof section.consent === 'object'
        ? [[['sections', String(i), 'consent', 'givenOn'], section.consent.givenOn]]
        : [],
    ),
  ]
  for (const [path, day] of days) {
    if (!day) continue
    if (day > today)
      problems.push({
        file,
        path,
        reason: `is “${day}”, which has not come yet; write the day of the change`,
      })
    if (path[0] === 'updated' && day < since && since <= today) {
      problems.push({
        file,
        path,
        reason: `is “${day}”, before the site was founded (since in content/site.ts: ${since}); write the day of the change`,
      })
    }
  }
  const review = page.legalReview
  if (typeof review === 'object' && page.updated && review.confirmedOn < page.updated) {
    problems.push({
      file,
      path: ['legalReview'],
      reason: `was confirmed on ${review.confirmedOn}, before the text changed (${page.updated}); have it read anew, and write “open” until then`,
    })
  }
  return problems
}
