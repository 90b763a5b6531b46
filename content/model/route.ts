import type { Menu } from './menu.ts'

/** One entry of the route table. Its key is the canonical path. */
export type Route = {
  /** Which page template renders it: a folder of `pages/`. */
  template: 'sections' | 'schedule' | 'gallery'
  /** Further paths that answer with the same document and the same canonical link. */
  alsoAt?: readonly `/${string}`[]
  /** In sitemap.xml and open to search engines. */
  indexed: boolean
  /** The header menu that lists it. */
  menu?: Menu
  /** The page above it in the breadcrumbs, where it is not the home page. */
  parent?: `/${string}`
}
