import type { Page } from '../content/model/page.ts'
import type { RoutePath } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { groundOf, pageCard } from '../renderer/page-content.ts'
import { ancestors } from '../renderer/route-lookup.ts'
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx'
import { FirstGift } from '../ui/sections/GiftSection.tsx'
import { HeroSection } from '../ui/sections/HeroSection.tsx'

export function PageHero({ path, page }: { path: RoutePath; page: Page }) {
  return (
    <HeroSection
      hero={page.hero}
      ground={groundOf(path, page.theme)}
      tiles={path === '/' ? tiles : undefined}
      spread={path.startsWith('/impact-stories/')}
      updated={page.updated}
      author={path.startsWith('/blog/') ? site.name : undefined}
      breadcrumbs={path !== '/' && <Breadcrumbs crumbs={ancestors(path).map(pageCard)} />}
    />
  )
}

const tiles = {
  amber: <FirstGift />,
  nonprofit: pageCard('/nonprofit-organizations'),
  islamic: pageCard('/islamic-organizations'),
  climate: pageCard('/climate-initiatives'),
}
