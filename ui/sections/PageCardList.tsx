import { Link } from 'react-router-dom'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as css from './Cards.css.ts'

export type PageCard = { path: string; name: string; summary: string }

/** Cards that link to pages, with each page's name and summary. */
export function PageCardList({
  pages,
  level,
  columns,
}: {
  pages: readonly PageCard[]
  level: 2 | 3 | 4
  columns: string
}) {
  const Title = `h${level}` as const
  return (
    <ul role="list" className={columns}>
      {pages.map((page) => (
        <li key={page.path} className={`${css.card} ${css.linked}`}>
          <Title className={css.title}>
            <Link to={page.path} className={css.cardLink}>
              {page.name}
            </Link>
            <span className={css.arrow} aria-hidden="true">
              &nbsp;
              <Icon name="arrow-right" size={20} />
            </span>
          </Title>
          <p className={css.text}>{page.summary}</p>
        </li>
      ))}
    </ul>
  )
}
