import type { PageEntry } from '../loaded-content.ts'
import { type Problem, problemsIn } from '../problem.ts'

const endsWithCall = /^\/(services|challenges)$|^\/(services|impact-stories|resources|blog)\/./
/** Audience pages, by the theme that each has. */
const audience = /^\/(nonprofit|islamic|climate)-/

/** What the types of `content/model/page-kinds.ts` do not check: the last section, and the theme of an audience. */
export function kindProblems({ path, file, page }: PageEntry): Problem[] {
  const { problems, report } = problemsIn(file)
  const [last, theme] = [page.sections.at(-1), audience.exec(path)?.[1]]
  if (last && last.kind !== 'callToAction' && (theme || endsWithCall.test(path)))
    report(
      ['sections', page.sections.length - 1, 'kind'],
      `is “${last.kind}”, but this page ends with a callToAction; add one`,
    )
  if (theme && page.theme !== theme) report(['theme'], `is “${page.theme}” on ${path}; write “${theme}”`)
  return problems
}
