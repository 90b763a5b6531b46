import { NavLink } from 'react-router-dom'
import type { Site } from '../../content/model/site.ts'
import * as css from './Footer.css.ts'
import type { NavPage } from './Header.tsx'
import { container } from './layout.css.ts'
import { Wordmark } from './Wordmark.tsx'

type Column = { label: string; pages: NavPage[] }

type FooterProps = {
  site: Pick<Site, 'name' | 'email' | 'phone'>
  phoneLink: string
  claim: string
  columns: Column[]
  /** The last line. */
  legal: Column
}

export function Footer({ site, phoneLink, claim, columns, legal }: FooterProps) {
  return (
    <footer className={css.footer}>
      <div className={container}>
        <div className={css.columns}>
          <div className={css.about}>
            <Wordmark name={site.name} />
            <p className={css.aboutText}>{claim}</p>
            <p className={css.direct}>
              <a className={css.link} href={`mailto:${site.email}`}>
                {site.email}
              </a>
              <a className={css.link} href={phoneLink}>
                {site.phone}
              </a>
            </p>
          </div>
          {columns.map((column, i) => (
            <LinkColumn key={column.label} {...column} wide={i === columns.length - 1} />
          ))}
        </div>
        <nav aria-label={legal.label} className={css.legal}>
          <span>© {site.name}</span>
          {legal.pages.map((page) => (
            <NavLink key={page.path} to={page.path} end className={css.link}>
              {page.name}
            </NavLink>
          ))}
        </nav>
      </div>
    </footer>
  )
}

function LinkColumn({ label, pages, wide }: Column & { wide: boolean }) {
  const id = `footer-${label.toLowerCase().replace(/[^a-z]+/g, '-')}`
  return (
    <nav aria-labelledby={id} className={wide ? css.wide : undefined}>
      <h2 id={id} className={css.heading}>
        {label}
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
