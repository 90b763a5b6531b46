import type { Menu } from '../content/model/menu.ts'
import type { Route } from '../content/model/route.ts'
import { dropDowns } from '../content/navigation.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import type { NavMenu, NavPage } from '../ui/layout/Header.tsx'
import { pageCard } from './page-content.ts'

/** The pages of a menu, in the order of the route table. */
export function pagesInMenu(menu: Menu): NavPage[] {
  return (Object.entries(routes) as [RoutePath, Route][])
    .filter(([, route]) => route.menu === menu)
    .map(([path]) => pageCard(path))
}

export function navMenus(): NavMenu[] {
  return dropDowns.map(({ menu, label, intro, all }) => ({
    id: menu,
    label,
    intro,
    all,
    pages: pagesInMenu(menu),
  }))
}
