import type { ReactNode } from 'react'
import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import type { Menu, Route } from '../content/model/route.ts'
import type { Theme } from '../content/model/text.ts'
import { dropDowns, footer, headerActions, previewNote } from '../content/navigation.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { phoneLink } from '../supabase/functions/_shared/contracts/links.ts'
import { Footer } from '../ui/layout/Footer.tsx'
import { Header, type NavPage } from '../ui/layout/Header.tsx'
import * as layout from '../ui/layout/layout.css.ts'
import { pageCard } from './page-content.ts'
import { ancestors } from './route-lookup.ts'
import { isPreview } from './site-url.ts'

function pagesInMenu(menu: Menu): NavPage[] {
  return (Object.entries(routes) as [RoutePath, Route][])
    .filter(([, route]) => route.menu === menu)
    .map(([path]) => pageCard(path))
}

export function PageFrame({ path, theme, children }: { path: string; theme: Theme; children: ReactNode }) {
  const menus = dropDowns.map(({ menu, label, all }) => ({ id: menu, label, all, pages: pagesInMenu(menu) }))
  // Every page is below the home page, which is marked on its own.
  const trail = path in routes ? ancestors(path as RoutePath).slice(1) : []
  return (
    <body data-theme={theme}>
      <Header
        siteName={site.name}
        trail={trail}
        topLinks={pagesInMenu('top')}
        menus={menus}
        audit={headerActions.audit}
        call={headerActions.call}
      />
      <main id="main">
        {isPreview && <p className={layout.previewNote}>{previewNote}</p>}
        {children}
      </main>
      <Footer
        site={site}
        phoneLink={phoneLink(site.phone)}
        claim={fillFigures(footer.claim, metrics)}
        columns={[
          ...menus.filter((menu) => menu.id !== 'resources'),
          { label: footer.more, pages: footer.pages.map(pageCard) },
        ]}
        legal={{ label: footer.legal.label, pages: footer.legal.pages.map(pageCard) }}
      />
      <link rel="stylesheet" href="/print.css" media="print" />
    </body>
  )
}
