import { Link } from 'react-router-dom'
import * as cards from './Cards.css.ts'
import * as css from './PageCardList.css.ts'

export type PageCard = { path: string; name: string; summary: string }

type PageCardListProps = {
  pages: readonly PageCard[]
  level: 2 | 3 | 4
  /** In a column, each text below its name. */
  inColumn?: boolean
}

/** Links to pages as rows, with each page's name and summary. */
export function PageCardList({ pages, level, inColumn }: PageCardListProps) {
  const Title = `h${level}` as const
  return (
    <ul role="list" className={inColumn ? css.inColumn : cards.rows}>
      {pages.map((page) => (
        <li key={page.path} className={css.link}>
          <Title className={level === 3 ? undefined : css.name}>
            <Link to={page.path} className={cards.cardLink}>
              {page.name}
            </Link>
          </Title>
          <p className={css.summary}>{page.summary}</p>
        </li>
      ))}
    </ul>
  )
}
