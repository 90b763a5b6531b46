import { NavLink } from 'react-router-dom'
import * as css from './Footer.css.ts'
import type { NavMenu, NavPage } from './Header.tsx'
import { container } from './layout.css.ts'
import { Wordmark } from './Wordmark.tsx'

export type FooterProps = {
  siteName: string
  email: string
  phone: string
  phoneLink: string
  claim: string
  menus: NavMenu[]
  company: NavPage[]
  legal: NavPage[]
}

export function Footer({ siteName, email, phone, phoneLink, claim, menus, company, legal }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={container}>
        <div className={css.columns}>
          <div className={css.about}>
            <Wordmark name={siteName} />
            <p className={css.aboutText}>{claim}</p>
            <p className={css.direct}>
              <a className={css.link} href={`mailto:${email}`}>
                {email}
              </a>
              <a className={css.link} href={phoneLink}>
                {phone}
              </a>
            </p>
          </div>
          {menus.map((menu) => (
            <LinkColumn key={menu.id} title={menu.label} pages={menu.pages} />
          ))}
          <LinkColumn title="More" pages={company} wide />
        </div>
        <nav aria-label="Legal" className={css.legal}>
          <span>© {siteName}</span>
          {legal.map((page) => (
            <NavLink key={page.path} to={page.path} end className={css.link}>
              {page.name}
            </NavLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}

function LinkColumn({ title, pages, wide = false }: { title: string; pages: NavPage[]; wide?: boolean }) {
  const id = `footer-${title.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <nav aria-labelledby={id} className={wide ? css.wide : undefined}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <ul role="list">
        {pages.map((page) => (
          <li key={page.path}>
            <NavLink to={page.path} end className={css.link}>
              {page.name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
