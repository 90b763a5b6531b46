import type { Page } from '../content/model/page.ts'
import type { RoutePath } from '../content/routes.ts'
import { pageCard } from '../renderer/page-content.ts'
import { ancestors } from '../renderer/route-lookup.ts'
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx'
import { HeroSection } from '../ui/sections/HeroSection.tsx'

export function PageHero({ path, page }: { path: RoutePath; page: Page }) {
  return (
    <HeroSection
      hero={page.hero}
      ground={groundOf(path, page)}
      links={path === '/' ? mosaicLinks : undefined}
      updated={page.updated}
      breadcrumbs={path !== '/' && <Breadcrumbs crumbs={ancestors(path).map(pageCard)} />}
    />
  )
}

/** Services stand on amber, other pages on the tint of their theme. */
const groundOf = (path: RoutePath, { theme }: Page) => (path.startsWith('/services') ? 'amber' : theme)

const mosaicLinks = {
  amber: { name: 'Book a free call' },
  nonprofit: pageCard('/nonprofit-organizations'),
  islamic: pageCard('/islamic-organizations'),
  climate: pageCard('/climate-initiatives'),
}
