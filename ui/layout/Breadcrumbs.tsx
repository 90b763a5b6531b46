import { Link } from 'react-router-dom'
import { headerWords } from '../../content/page-words.ts'
import * as css from './Breadcrumbs.css.ts'

export function Breadcrumbs({ crumbs }: { crumbs: readonly { path: string; name: string }[] }) {
  return (
    <nav aria-label={headerWords.breadcrumb}>
      <ol role="list" className={css.list}>
        {crumbs.map((crumb, i) => (
          <li key={crumb.path} className={css.crumb}>
            {i === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link to={crumb.path} className={css.crumb}>
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
