import { NavLink } from 'react-router-dom'
import type { CallToAction, PageLink } from '../../content/model/link.ts'
import { headerWords } from '../../content/page-words.ts'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { ctaHref } from '../sections/ActionLink.tsx'
import * as css from './Header.css.ts'
import { Wordmark } from './Wordmark.tsx'

export type NavPage = { path: string; name: string }
export type NavMenu = { id: string; label: string; all: PageLink; pages: NavPage[] }

export type HeaderProps = {
  siteName: string
  /** Paths of the current page and the pages above it, whose entries are marked. */
  trail: readonly string[]
  topLinks: NavPage[]
  menus: NavMenu[]
  audit: CallToAction
  call: CallToAction
}

/**
 * The drop-downs and the mobile menu are popovers: they open, close on Escape or on a press outside, and return the
 * focus, all without script. Each is a list of links behind a button (the disclosure pattern), not an ARIA menu, which
 * would promise arrow keys that links do not have.
 */
export function Header(props: HeaderProps) {
  const [book, ...rest] = props.call.label.split(' ')
  return (
    <>
      <a href="#main" className={css.skip}>
        {headerWords.skip}
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <NavLink to="/" end className={css.home} aria-label={`${props.siteName}, ${headerWords.home}`}>
            <Wordmark name={props.siteName} />
          </NavLink>
          <DesktopNav {...props} />
          <div className={css.actions}>
            <ButtonLink href={ctaHref(props.audit.tag)} cta={props.audit.tag} variant="ghost" size="small">
              {props.audit.label}
            </ButtonLink>
            <ButtonLink href={ctaHref(props.call.tag)} cta={props.call.tag} variant="hero" size="small">
              <span>
                {book}
                <span className={css.rest}>{` ${rest.join(' ')}`}</span>
              </span>
            </ButtonLink>
          </div>
          <button type="button" className={css.menuButton} popoverTarget="site-menu">
            <span className={css.whenClosed}>
              <Icon name="menu" size={20} />
              {headerWords.menu}
            </span>
            <span className={css.whenOpen}>
              <Icon name="x" size={20} />
              {headerWords.close}
            </span>
          </button>
          <MobileNav {...props} />
        </div>
      </header>
    </>
  )
}

/** The page is in the menu; or it is in none, and the menu's last link leads to it or above it. */
function isCurrent({ pages, all }: NavMenu, menus: readonly NavMenu[], trail: readonly string[]) {
  const inTrail = (page: NavPage) => trail.includes(page.path)
  return pages.some(inTrail) || (trail.includes(all.to) && !menus.some((menu) => menu.pages.some(inTrail)))
}

function DesktopNav({ topLinks, menus, trail }: HeaderProps) {
  return (
    <nav aria-label={headerWords.main} className={css.desktopNav}>
      {topLinks.map((page) => (
        <NavLink
          key={page.path}
          to={page.path}
          end
          className={css.navLink}
          data-current={trail.includes(page.path) || undefined}
        >
          {page.name}
        </NavLink>
      ))}
      {menus.map((menu) => (
        <div key={menu.id} className={css.item}>
          <button
            type="button"
            className={css.navLink}
            popoverTarget={`menu-${menu.id}`}
            data-current={isCurrent(menu, menus, trail) || undefined}
          >
            {menu.label}
            <Glyph name="down" size={16} />
          </button>
          <div id={`menu-${menu.id}`} popover="auto" className={css.panel}>
            <ul role="list">
              {menu.pages.map((page) => (
                <li key={page.path}>
                  <NavLink to={page.path} end className={css.panelLink}>
                    {page.name}
                  </NavLink>
                </li>
              ))}
            </ul>
            <NavLink to={menu.all.to} end className={css.panelAll}>
              {menu.all.label}
            </NavLink>
          </div>
        </div>
      ))}
    </nav>
  )
}

function MobileNav({ topLinks, menus, audit, call, trail }: HeaderProps) {
  return (
    <nav id="site-menu" popover="auto" aria-label={headerWords.siteMenu} className={css.sheet}>
      <ul role="list">
        {topLinks.map((page) => (
          <li key={page.path} className={css.sheetRow}>
            <NavLink to={page.path} end className={css.sheetItem}>
              {page.name}
            </NavLink>
          </li>
        ))}
        {menus.map((menu) => (
          <li key={menu.id} className={css.sheetRow}>
            <details open={isCurrent(menu, menus, trail)}>
              <summary className={css.sheetItem}>
                {menu.label}
                <Glyph name="down" />
              </summary>
              <ul role="list" className={css.sheetSubList}>
                {menu.pages.map((page) => (
                  <li key={page.path}>
                    <NavLink to={page.path} end className={css.sheetSubLink}>
                      {page.name}
                    </NavLink>
                  </li>
                ))}
                <li>
                  <NavLink to={menu.all.to} end className={css.sheetSubLink}>
                    {menu.all.label}
                  </NavLink>
                </li>
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <div className={css.sheetActions}>
        <ButtonLink href={ctaHref(call.tag)} cta={call.tag} variant="hero">
          {call.label}
        </ButtonLink>
        <ButtonLink href={ctaHref(audit.tag)} cta={audit.tag} variant="outline">
          {audit.label}
        </ButtonLink>
      </div>
    </nav>
  )
}
