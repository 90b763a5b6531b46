import type { Page } from '../content/model/page.ts'
import type { RoutePath } from '../content/routes.ts'
import { pageCard } from '../renderer/page-content.ts'
import { ancestors } from '../renderer/route-lookup.ts'
import { Breadcrumbs } from '../ui/layout/Breadcrumbs.tsx'
import { HeroSection } from '../ui/sections/HeroSection.tsx'

export function PageHero({ path, page }: { path: RoutePath; page: Page }) {
  if (path === '/') return <HeroSection hero={page.hero} theme={page.theme} />
  return (
    <HeroSection
      hero={page.hero}
      theme={page.theme}
      seed={seedOf(path)}
      breadcrumbs={<Breadcrumbs crumbs={ancestors(path).map(pageCard)} />}
    />
  )
}

/** The same number for the same path, whatever other pages come and go. */
const seedOf = (path: string) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
