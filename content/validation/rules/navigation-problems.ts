import { menus } from '../../model/menu.ts'
import type { Content } from '../content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { likenessOf, stems } from './similarity.ts'

const file = 'content/navigation.ts'

/** What is wrong with the menus: one twice, one missing, a link whose words say something else. */
export function navigationProblems(content: Content): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })
  const likeness = likenessOf(content.pages).all
  const seen = new Map<string, string>()
  for (const [i, { menu, label, all }] of content.dropDowns.entries()) {
    for (const [key, value] of Object.entries({ menu, label })) {
      if (seen.has(`${key} ${value}`))
        report(['dropDowns', i, key], `is “${value}”, which is there twice; take one out`)
      seen.set(`${key} ${value}`, value)
    }
    if (stems(label)[0] && !stems(label).some((stem) => stem.startsWith(menu.slice(0, 6)))) {
      report(['dropDowns', i, 'label'], `says “${label}” above the menu “${menu}”; correct one of the two`)
    }
    const best = content.pages.toSorted(
      (a, b) => likeness(all.label, b.path) - likeness(all.label, a.path),
    )[0]
    if (best && best.path !== all.to && likeness(all.label, best.path) > likeness(all.label, all.to)) {
      report(
        ['dropDowns', i, 'all', 'to'],
        `is “${all.to}”, but “${all.label}” fits “${best.path}” better; correct the link or the words`,
      )
    }
    if (!Object.values(content.routes).some((route) => route.menu === menu)) {
      report(
        ['dropDowns', i, 'menu'],
        `is “${menu}”, in which no page stands; take it out, or list a page there`,
      )
    }
  }
  for (const menu of menus.filter((each) => each !== 'top')) {
    if (!content.dropDowns.some((each) => each.menu === menu))
      report(['dropDowns'], `has no “${menu}”; add it`)
  }
  const legal = content.pages
    .filter((entry) => entry.file.startsWith('content/legal/'))
    .map(({ path }) => path)
  for (const path of legal) {
    if (!content.legalPages.includes(path)) report(['legalPages'], `lacks ${path}, a legal page; add it`)
  }
  for (const [i, path] of content.legalPages.entries()) {
    if (!legal.includes(path)) report(['legalPages', i], `is “${path}”, which is no legal page; take it out`)
    if (content.legalPages.indexOf(path) !== i)
      report(['legalPages', i], `is “${path}”, which is there twice; take one out`)
  }
  return problems
}
