import type { ReactNode } from 'react'
import type { Hero } from '../../content/model/page.ts'
import { actions as actionsClass, container, eyebrow, intro, sectionTone } from '../layout/layout.css.ts'
import { Motif, type Tiles } from '../motifs/Motif.tsx'
import type { Ground } from '../motifs/Pattern.css.ts'
import { Artifact } from '../paper/Artifact.tsx'
import { ActionLink } from './ActionLink.tsx'
import * as css from './HeroSection.css.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type HeroProps = {
  hero: Hero
  ground: Ground
  /** The mosaic of the home page, in place of a drawing. */
  tiles?: Tiles | undefined
  /** A case opens as a spread, on the dark of its theme. */
  spread?: boolean
  /** Date of the last change, as YYYY-MM-DD. */
  updated?: string | undefined
  /** Who wrote an article. */
  author?: string | undefined
  breadcrumbs?: ReactNode
}

/** The page's title, text and actions, and its drawing: below them on a phone, else beside them. */
export function HeroSection({
  hero,
  ground,
  tiles,
  spread = false,
  updated,
  author,
  breadcrumbs,
}: HeroProps) {
  const art = tiles ? <Motif tiles={tiles} /> : hero.artifact && <Artifact artifact={hero.artifact} />
  return (
    <div
      className={
        art
          ? `${css.halves} ${hero.actions.length === 0 ? css.low : ''} ${tiles ? css.home : ''} ${spread ? `${sectionTone.band} ${css.spread}` : ''}`
          : `${container} ${css.root}`
      }
    >
      <div className={css.head}>
        {breadcrumbs}
        <div className={css.names}>
          {hero.eyebrow && <p className={`${eyebrow} ${css.eyebrow}`}>{hero.eyebrow}</p>}
          <h1 className={css.title}>{hero.title}</h1>
        </div>
      </div>
      <div className={css.body}>
        <p className={intro}>{hero.text}</p>
        {hero.actions.length > 0 && (
          <div className={actionsClass}>
            {hero.actions.map((action, i) => (
              <ActionLink key={action.label} action={action} first={i === 0} />
            ))}
          </div>
        )}
        {updated && (
          <p className={css.updated}>
            {author && `By ${author}. `}Last updated{' '}
            <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
          </p>
        )}
      </div>
      {art && <div className={`${css.art} ${tiles || spread ? '' : css.ground[ground]}`}>{art}</div>}
    </div>
  )
}
