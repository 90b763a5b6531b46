import { Link } from 'react-router-dom'
import type { SectionOf } from '../../content/model/section.ts'
import { grid } from '../layout/layout.css.ts'
import { Icon } from '../primitives/Icon/Icon.tsx'
import * as css from './Cards.css.ts'
import { columnsFor } from './columns-for.ts'
import { SectionFrame } from './SectionFrame.tsx'

/** A card; it may link to a fragment of a page. */
type Card = Omit<SectionOf<'cards'>['items'][number], 'to'> & { to?: `/${string}` | undefined }
type CardsSectionProps = {
  section: Omit<SectionOf<'cards'>, 'kind' | 'items'> & { items: readonly Card[] }
  tone?: 'paper' | 'sunken'
  /** Returns the name of the linked page, for cards without a `more` text. */
  nameOf?: (path: string) => string
}

export function CardsSection({ section, tone = 'paper', nameOf }: CardsSectionProps) {
  return (
    <SectionFrame {...section} tone={tone}>
      <ul role="list" className={grid[columnsFor(section.items.length)]}>
        {section.items.map((item) => (
          <li
            key={item.title}
            className={item.to ? `${css.card} ${css.linked}` : css.open}
            data-theme={item.theme}
          >
            <span className={css.icon}>
              <Icon name={item.icon} />
            </span>
            <h3>
              {item.to ? (
                <Link to={item.to} className={css.cardLink}>
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </h3>
            <p className={css.text}>{item.text}</p>
            {item.to && (
              <span className={css.more} aria-hidden="true">
                {item.more ?? nameOf?.(item.to)}&nbsp;
                <Icon name="arrow-right" size={18} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
