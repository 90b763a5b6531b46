import { Link } from 'react-router-dom'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { cardLink } from './Cards.css.ts'
import * as css from './PageCardList.css.ts'

export type PageCard = { path: string; name: string; summary: string }

/** Links to pages between rules, with each page's name and summary; a long list on a phone has the names alone. */
export function PageCardList({
  pages,
  level,
  columns = '',
}: {
  pages: readonly PageCard[]
  level: 2 | 3 | 4
  columns?: string | undefined
}) {
  const Title = `h${level}` as const
  return (
    <ul role="list" className={`${columns} ${css.list}`}>
      {pages.map((page) => (
        <li key={page.path} className={css.row}>
          <Title className={css.name}>
            <Link to={page.path} className={cardLink}>
              {page.name}
            </Link>
          </Title>
          <Icon name="arrow-right" size={20} />
          <p className={css.summary}>{page.summary}</p>
        </li>
      ))}
    </ul>
  )
}
