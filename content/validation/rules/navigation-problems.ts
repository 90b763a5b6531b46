import { menus } from '../../model/menu.ts'
import type { Content } from '../content.ts'
import { type Problem, problemsIn } from '../problem.ts'

const file = 'content/navigation.ts'

/** What is wrong with the menus: one twice, one missing, one empty, a legal page forgotten. */
export function navigationProblems({ dropDowns, legalPages, pages, routes }: Content): Problem[] {
  const { problems, report } = problemsIn(file)
  for (const [i, { menu, label }] of dropDowns.entries()) {
    const before = dropDowns.slice(0, i)
    if (before.some((each) => each.menu === menu))
      report(['dropDowns', i, 'menu'], `is “${menu}”, which is there twice; take one out`)
    if (before.some((each) => each.label === label))
      report(['dropDowns', i, 'label'], `is “${label}”, which is there twice; give each its own`)
    if (!Object.values(routes).some((route) => route.menu === menu))
      report(
        ['dropDowns', i, 'menu'],
        `is “${menu}”, in which no page stands; take it out, or list a page there`,
      )
  }
  for (const menu of menus) {
    if (menu !== 'top' && !dropDowns.some((each) => each.menu === menu))
      report(['dropDowns'], `has no “${menu}”; add it`)
  }
  const legal = pages.filter((entry) => entry.file.startsWith('content/legal/')).map(({ path }) => path)
  for (const path of legal) {
    if (!legalPages.includes(path)) report(['legalPages'], `lacks ${path}, a legal page; add it`)
  }
  for (const [i, path] of legalPages.entries()) {
    if (!legal.includes(path)) report(['legalPages', i], `is “${path}”, which is no legal page; take it out`)
    if (legalPages.indexOf(path) !== i)
      report(['legalPages', i], `is “${path}”, which is there twice; take one out`)
  }
  return problems
}
