import { Link } from 'react-router-dom'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as cards from './Cards.css.ts'
import * as css from './PageCardList.css.ts'

export type PageCard = { path: string; name: string; summary: string }

type PageCardListProps = {
  pages: readonly PageCard[]
  level: 2 | 3 | 4
  /** Beside a heading, without lines. */
  plain?: boolean
  /** In a column, each text below its name. */
  inColumn?: boolean
}

/** Links to pages as rows, with each page's name and summary. */
export function PageCardList({ pages, level, plain, inColumn }: PageCardListProps) {
  const Title = `h${level}` as const
  return (
    <ul role="list" className={plain ? css.plain : `${cards.rows} ${inColumn ? css.inColumn : ''}`}>
      {pages.map((page) => (
        <li key={page.path} className={plain ? css.entry : cards.row}>
          <Title className={level === 3 ? undefined : css.name}>
            <Link to={page.path} className={cards.cardLink}>
              {page.name}
            </Link>
          </Title>
          <p className={css.summary}>{page.summary}</p>
          {!plain && !inColumn && <Icon name="arrow-right" size={20} className={cards.end} />}
        </li>
      ))}
    </ul>
  )
}
