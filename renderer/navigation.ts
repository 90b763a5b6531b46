import type { Menu } from '../content/model/menu.ts'
import type { Route } from '../content/model/route.ts'
import { dropDowns } from '../content/navigation.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import type { NavMenu, NavPage } from '../ui/layout/Header.tsx'
import { pageCard } from './page-content.ts'

const menus = new Map<Menu, RoutePath[]>()

/** The pages of a menu, in the order of the route table. Cached, because every document needs them. */
export function pagesInMenu(menu: Menu): NavPage[] {
  const known = menus.get(menu)
  const paths =
    known ??
    (Object.entries(routes) as [RoutePath, Route][])
      .filter(([, route]) => route.menu === menu)
      .map(([path]) => path)
  menus.set(menu, paths)
  return paths.map(pageCard)
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
