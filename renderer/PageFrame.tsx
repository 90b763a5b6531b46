import type { ReactNode } from 'react'
import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import type { Menu } from '../content/model/menu.ts'
import type { Route } from '../content/model/route.ts'
import type { Theme } from '../content/model/theme.ts'
import { dropDowns, footerClaim, headerActions, legalPages } from '../content/navigation.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { phoneLink } from '../supabase/functions/_shared/contracts/person-fields.ts'
import { Footer } from '../ui/layout/Footer.tsx'
import { Header, type NavMenu, type NavPage } from '../ui/layout/Header.tsx'
import * as preview from '../ui/layout/PreviewNote.css.ts'
import { pageCard } from './page-content.ts'
import { isPreview } from './site-url.ts'

function pagesInMenu(menu: Menu): NavPage[] {
  return (Object.entries(routes) as [RoutePath, Route][])
    .filter(([, route]) => route.menu === menu)
    .map(([path]) => pageCard(path))
}

const navMenus = (): NavMenu[] =>
  dropDowns.map(({ menu, label, all }) => ({ id: menu, label, all, pages: pagesInMenu(menu) }))

/** The footer’s last column, with the service that is in no header menu. */
const company: RoutePath[] = [
  '/our-mission',
  '/who-we-help',
  '/impact-stories',
  '/resources',
  '/services/productivity-tools',
  '/contact',
]

/** The header, main and footer elements of every page. */
export function PageFrame({ path, theme, children }: { path: string; theme: Theme; children: ReactNode }) {
  const menus = navMenus()
  return (
    <body data-theme={theme}>
      <Header
        siteName={site.name}
        currentPath={path}
        topLinks={pagesInMenu('top')}
        menus={menus}
        audit={headerActions.audit}
        call={headerActions.call}
      />
      <main id="main">
        {isPreview && (
          <p className={preview.note}>
            This is a preview. Contact details, quotes and legal texts aren’t final.
          </p>
        )}
        {children}
      </main>
      <Footer
        siteName={site.name}
        email={site.email}
        phone={site.phone}
        phoneLink={phoneLink(site.phone)}
        claim={fillFigures(footerClaim, metrics)}
        menus={menus.filter((menu) => menu.id !== 'resources')}
        company={company.map(pageCard)}
        legal={legalPages.map(pageCard)}
      />
    </body>
  )
}
