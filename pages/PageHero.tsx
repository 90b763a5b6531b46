import { services } from '../content/facts.ts'
import type { Page } from '../content/model/page.ts'
import type { RoutePath } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { pageCard } from '../renderer/page-content.ts'
import { ancestors } from '../renderer/route-lookup.ts'
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx'
import { FirstGift } from '../ui/sections/FirstGift.tsx'
import { HeroSection } from '../ui/sections/HeroSection.tsx'

export function PageHero({ path, page }: { path: RoutePath; page: Page }) {
  return (
    <HeroSection
      hero={page.hero}
      ground={groundOf(path, page)}
      tiles={path === '/' ? tiles : undefined}
      spread={path.startsWith('/impact-stories/')}
      updated={page.updated}
      author={path.startsWith('/blog/') ? site.name : undefined}
      breadcrumbs={path !== '/' && <Breadcrumbs crumbs={ancestors(path).map(pageCard)} />}
    />
  )
}

/** What the drawing stands on: navy for digital services, amber for fundraising, else the tint of the theme. */
export const groundOf = (path: RoutePath, { theme }: Page) =>
  services.digital.includes(path) ? 'band' : services.fundraising.includes(path) ? 'amber' : theme

const tiles = {
  amber: <FirstGift />,
  nonprofit: pageCard('/nonprofit-organizations'),
  islamic: pageCard('/islamic-organizations'),
  climate: pageCard('/climate-initiatives'),
}
