import { menus } from '../../model/menu.ts'
import type { Content } from '../loaded-content.ts'
import { type Problem, problemsIn } from '../problem.ts'

const file = 'content/navigation.ts'

/** Drop-downs that are missing or empty, and legal pages that are not listed. */
export function navigationProblems({ dropDowns, legalPages, pages, routes }: Content): Problem[] {
  const { problems, report } = problemsIn(file)
  for (const [i, { menu }] of dropDowns.entries()) {
    if (!Object.values(routes).some((route) => route.menu === menu))
      report(['dropDowns', i, 'menu'], `is “${menu}”, which has no pages; remove it or add a page to it`)
  }
  for (const menu of menus) {
    if (menu !== 'top' && !dropDowns.some((each) => each.menu === menu))
      report(['dropDowns'], `has no “${menu}”; add it`)
  }
  const legal = pages.filter((entry) => entry.file.startsWith('content/legal/')).map(({ path }) => path)
  for (const path of legal) {
    if (!legalPages.includes(path))
      report(['legalPages'], `does not list ${path}, which is a legal page; add it`)
  }
  for (const [i, path] of legalPages.entries()) {
    if (!legal.includes(path)) report(['legalPages', i], `is “${path}”, which is not a legal page; remove it`)
  }
  return problems
}
